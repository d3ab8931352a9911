"""Judging: the core's answer for every quantity, the rule of equality, models that cannot be inverted, closed or meant."""
