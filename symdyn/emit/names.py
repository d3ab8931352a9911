"""Names of local variables: valid in Python, C and C++, unique in their function, the same in every language."""

from __future__ import annotations

import keyword
from collections import Counter
from functools import cache

from symdyn.description.spelling import identifier

# fmt: off
_CPP = (
    "alignas alignof asm auto bool catch char16_t char32_t class concept const_cast constexpr decltype default delete "
    "dynamic_cast explicit export false friend mutable namespace new noexcept nullptr operator private protected public "
    "reinterpret_cast requires restrict static_assert static_cast template this thread_local throw true try typeid typename "
    "using virtual wchar_t xor compl bitand bitor and_eq not_eq or_eq xor_eq"
)
_MATH = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh drem erf erfc exp exp10 exp2 expm1 fabs fdim floor fma "
    "fmax fmin fmod frexp gamma hypot ilogb isfinite isinf isnan isnormal j0 j1 jn ldexp lgamma llrint llround log log10 log1p "
    "log2 logb lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo rint round scalb scalbln scalbn "
    "signbit signgam significand sin sincos sinh sqrt tan tanh tgamma trunc y0 y1 yn"
)
_MACROS = (
    "HUGE_VAL INFINITY NAN NULL I M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI M_2_SQRTPI M_SQRT2 "
    "M_SQRT1_2 linux unix near far small huge min max"
)
_OURS = "np math m sign count state place work size_t float double int abs divmod"
# fmt: on

RESERVED = frozenset(
    (
        *keyword.kwlist,
        *_CPP.split(),
        *_MATH.split(),
        *(f"{word}{kind}" for word in _MATH.split() for kind in "fl"),
        *_MACROS.split(),
        *_OURS.split(),
    )
)
"""Words that no local variable or argument may be."""


class Namer:
    """Hands out names, each once."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._counts: Counter[str] = Counter()

    def fixed(self, wanted: str) -> str:
        """The name itself, or with underscores behind it when it is taken or reserved."""
        name = identifier(wanted)
        while name in self._taken or name in RESERVED:
            name += "_"
        self._taken.add(name)
        return name

    def counted(self, prefix: str) -> str:
        """`prefix_0`, `prefix_1`, …"""
        while True:
            name = f"{prefix}_{self._counts[prefix]}"
            self._counts[prefix] += 1
            if name not in self._taken and name not in RESERVED:
                self._taken.add(name)
                return name


@cache
def prefix_of(section: str) -> str:
    """The prefix of a section `prefix: heading`, spelt as an identifier that C does not reserve; `t` without one."""
    spelt = identifier(section.partition(": ")[0].strip() or "t")
    return f"t{spelt}" if spelt.startswith("_") else spelt


def heading_of(section: str) -> str:
    """The heading of a section, which may be empty."""
    return section.partition(": ")[2].strip()
