"""Value numbering: what is the same function of the inputs is made once, however it is written (`passes/field.py`).

Finds what no rewriting sees: zeros of any kind, `s² + c²` and one, forces that were worked out from accelerations that were
worked out from them. Then a value that is one operation on two others which are there anyway is made so, where less has to
be made for it then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from symdyn.passes.field import Field, field_of
from symdyn.passes.listing import INPUT, NUMBER, Listing, listed
from symdyn.passes.pairs import Pair, Pairs
from symdyn.passes.rewriting import assemble
from symdyn.passes.rounding import Rounding, States, alike, as_good
from symdyn.symbolic.forms import Form, Op, Operand
from symdyn.symbolic.program import Program

_WEIGHT = {int(op): 1 for op in (Op.ADD, Op.MUL)} | {int(op): 10 for op in (Op.INVERSE, Op.SQRT)}
_WEIGHT |= {int(op): 20 for op in (Op.SIN, Op.COS)}


def identify(program: Program) -> Program:
    """Make every value once, and by the fewest operations on others, again and again until nothing is found."""
    while True:
        listing = listed(program)
        field = field_of(listing)
        if field is None:
            return program
        rewriting = _Identifying(program, listing, field)
        found = rewriting.run()
        if found is None:
            return program
        program = found
        if not rewriting.refused:  # the values of what is left are known to be different and no pairs of others
            return program


class _Identifying:
    """One round over a program.

    Attributes:
        ops, left, right: the program, rewritten as it goes.
        code: the operand that stands for each place.
        uses: how often each place is used, zero where nothing is left to be used of it.
        errors: what rounding may make of each place now; `rounding.errors`: in the program as it was.
        moved: whether that is another than it was; what is made of it is looked at again.
        settled: the first place whose errors may be those of operands as they were.
        refused: whether something was found that would lose digits.
    """

    def __init__(self, program: Program, listing: Listing, field: Field) -> None:
        self.program, self.listing, self.field = program, listing, field
        self.ops, self.left, self.right = list(listing.ops), list(listing.left), list(listing.right)
        self.code = list(range(0, 2 * len(listing), 2))
        self.moved = bytearray(len(listing))
        self.settled = len(listing)
        self.refused = False

    def run(self) -> Program | None:
        """The program rewritten, or None if there was nothing to do."""
        sizes = [min(x, self.field.prime - x) for x in self.field.values]
        equal = _equal(self.listing, sizes)
        if equal:
            self._merge(equal)
        self._count()
        paired = self._pair()
        if not paired and all(known >> 1 == place for place, known in enumerate(self.code)):
            return None
        return self._program()

    @cached_property
    def rounding(self) -> Rounding:
        """Of the program as it was."""
        return Rounding(self.listing)

    @cached_property
    def errors(self) -> list[States]:
        return self.rounding.errors[:]

    def _merge(self, equal: dict[int, list[int]]) -> None:
        """Let numbers, inputs and earlier values stand for what equals them."""
        values = self.field.values
        for place, op in enumerate(self.ops):
            if op in (INPUT, NUMBER):
                continue
            left, right = self.left[place], self.right[place]
            self.left[place] = self._known(left)
            if right >= 0:
                self.right[place] = self._known(right)
            if self._is_other(place) or self._is_moved(place):
                self._estimate(place)
            for other in equal.get(place, ()):
                same = 2 * other + (values[other] != values[place])
                if self._fits(place, self._figures(same), self.errors[other], self.ops[other] in (INPUT, NUMBER)):
                    self.code[place] = self._known(same)
                    self.errors[place] = self.errors[other]
                    self.moved[place] = True
                    break

    def _known(self, operand: int) -> int:
        return self.code[operand >> 1] ^ (operand & 1)

    def _estimate(self, place: int) -> None:
        a, b = self.left[place] >> 1, self.right[place] >> 1
        found = self.rounding.of(place, self.ops[place], a, b, self.errors)
        if found != self.errors[place]:
            self.errors[place] = found
            self.moved[place] = True

    def _is_moved(self, place: int) -> bool:
        """Whether the errors of an operand are others than they were."""
        left, right = self.left[place], self.right[place]
        return bool(self.moved[left >> 1]) or (right >= 0 and bool(self.moved[right >> 1]))

    def _settle(self, end: int) -> None:
        """Estimate errors anew before a place, where those of operands have moved."""
        for place in range(self.settled, end):
            if self.left[place] >= 0 and self._is_moved(place):
                self._estimate(place)
        self.settled = max(self.settled, end)

    def _fits(self, place: int, values: States, errors: States, exact: bool) -> bool:
        """Whether something may take a place: it is the same in floating point, too, and as few digits are lost in it."""
        before = self.rounding.errors[place]
        both = (errors[0] + before[0], errors[1] + before[1])
        good = alike(values, self.rounding.values[place], both) and (exact or as_good(errors, before))
        self.refused |= not good
        return good

    def _figures(self, operand: int) -> States:
        """An operand in floating point."""
        x, y = self.rounding.values[operand >> 1]
        return (-x, -y) if operand & 1 else (x, y)

    def _count(self) -> None:
        """How often every place is used by what outputs need."""
        self.uses = [0] * len(self.ops)
        for output in self.program.outputs:
            for entry in output.entries:
                self.uses[self._entry(entry) >> 1] += 1
        uses, left, right = self.uses, self.left, self.right
        for place in reversed(range(len(self.ops))):
            if uses[place]:
                for code in (left[place], right[place]):
                    if code >= 0:
                        uses[code >> 1] += 1

    def _entry(self, item: Operand) -> int:
        """A result as an operand; a number, which needs nothing, as zero."""
        return self._known(self.listing.code(item))

    def _operands(self, place: int) -> list[int]:
        return [code >> 1 for code in (self.left[place], self.right[place]) if code >= 0]

    def _pair(self) -> bool:
        """Make values of two others, again and again until nothing is found; whether anything was."""
        known: dict[int, list[Pair]] = {}
        changed = False
        pairs: Pairs | None = None
        while True:
            wanted = [place for place in range(len(self.ops)) if place not in known and self._may_gain(place)]
            if wanted:
                pairs = pairs or Pairs(self.listing)
                for place, found in pairs.of(wanted).items():
                    known[place] = [signed for pair in found if (signed := self._signed(place, pair))]
            if not self._sweep(known):
                return changed
            changed = True

    def _sweep(self, known: Mapping[int, Sequence[Pair]]) -> bool:
        changed = False
        for place in sorted(place for place, pairs in known.items() if pairs):
            if not self.uses[place]:
                continue
            self._settle(place + 1)
            best = self._best(place, known[place])
            if best is not None:
                self._take(place, best)
                changed = True
        return changed

    def _best(self, place: int, pairs: Sequence[Pair]) -> Pair | None:
        """The operation that saves most and loses no digits."""
        best, most = None, 0
        for pair in pairs:
            a, b = pair.left >> 1, pair.right >> 1
            if not (self._is_there(a) and self._is_there(b)):
                continue
            gain = self._gain(place, (a, b))
            if gain > most and self._is_as_good(place, pair):
                best, most = pair, gain
        return best

    def _is_as_good(self, place: int, pair: Pair) -> bool:
        (x, X), (y, Y) = self._figures(pair.left), self._figures(pair.right)
        values = (x + y, X + Y) if pair.op == Op.ADD else (x * y, X * Y)
        errors = self.rounding.of(place, pair.op, pair.left >> 1, pair.right >> 1, self.errors)
        return self._fits(place, values, errors, False)

    def _is_there(self, place: int) -> bool:
        return self.uses[place] > 0 or self.ops[place] in (INPUT, NUMBER)

    def _may_gain(self, place: int) -> bool:
        """Whether a value is made of something that nothing else needs; or a division or a function makes it."""
        weight = _WEIGHT.get(self.ops[place], 0)
        if not weight or not self.uses[place]:
            return False
        if weight > 1:
            return True
        a, b = self.left[place] >> 1, self.right[place] >> 1
        uses, ops = self.uses, self.ops
        if uses[a] > 2 and uses[b] > 2:
            return False
        further = a == b
        for other in (a, b):
            if uses[other] == 1:
                if ops[other] in _WEIGHT:
                    return True
                further |= ops[other] not in (INPUT, NUMBER)
        return further and self._gain(place, ()) > 0

    def _gain(self, place: int, needed: tuple[int, ...]) -> int:
        """How much less work there is if one sum or product of what is needed takes the place of an operation."""
        weight = _WEIGHT.get(self.ops[place], 0)
        if not weight or not self.uses[place]:
            return 0
        gone = {other: -needed.count(other) for other in needed}
        saved, waiting = weight - 1, self._operands(place)
        while waiting:
            other = waiting.pop()
            gone[other] = gone.get(other, 0) + 1
            if gone[other] == self.uses[other]:
                saved += _WEIGHT.get(self.ops[other], 0)
                waiting += self._operands(other)
        return saved

    def _signed(self, place: int, pair: Pair) -> Pair | None:
        """The pair with the signs that make it the value at a place; None where only the small field has it so."""
        p, values = self.field.prime, self.field.values
        op, a, b = pair
        v, x, y = values[place], values[a >> 1], values[b >> 1]
        if op == Op.MUL:
            product = x * y % p
            return pair if product == v else Pair(op, a, b + 1) if product + v == p else None
        for left, total in ((a, (v - x) % p), (a + 1, (v + x) % p)):
            if total in (y, p - y):
                return Pair(op, left, b + (total != y))
        return None

    def _take(self, place: int, pair: Pair) -> None:
        """Rewrite a line, and count uses anew."""
        waiting = self._operands(place)
        self.ops[place], self.left[place], self.right[place] = pair
        self._estimate(place)
        self.settled = place + 1
        for other in self._operands(place):
            self.uses[other] += 1
        while waiting:
            other = waiting.pop()
            self.uses[other] -= 1
            if not self.uses[other]:
                waiting += self._operands(other)

    def _program(self) -> Program:
        """What is used of the program as it is now; names follow what became of their values."""
        meaning = {
            self.listing.symbol(place): self.listing.operand(known)
            for place, known in enumerate(self.code)
            if known >> 1 != place
        }
        kept = []
        for line in self.program.assignments:
            place = self.listing.place[line.symbol]
            if self.uses[place] and line.symbol not in meaning:
                kept.append(line.becomes(self._form(place)) if self._is_other(place) else line)
        return assemble(self.program, kept, meaning)

    def _is_other(self, place: int) -> bool:
        """Whether a line was rewritten."""
        was = self.listing
        return (self.left[place], self.right[place], self.ops[place]) != (
            was.left[place],
            was.right[place],
            was.ops[place],
        )

    def _form(self, place: int) -> Form | Operand:
        operands = [self.listing.operand(code) for code in (self.left[place], self.right[place]) if code >= 0]
        return Form(Op(self.ops[place]), *operands) if self.ops[place] >= 0 else operands[0]


def _equal(listing: Listing, sizes: list[int]) -> dict[int, list[int]]:
    """For every place what it equals up to sign and may be replaced by: numbers, inputs, what is before it."""
    known: dict[int, list[int]] = {}
    for wanted in (NUMBER, INPUT):
        for place, op in enumerate(listing.ops):
            if op == wanted:
                known.setdefault(sizes[place], []).append(place)
    equal: dict[int, list[int]] = {}
    for place, op in enumerate(listing.ops):
        if op in (NUMBER, INPUT):
            continue
        others = known.setdefault(sizes[place], [])
        if others:
            equal[place] = others[:]
        others.append(place)
    return equal
