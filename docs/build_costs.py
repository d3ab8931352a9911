"""Build docs/costs.md and its pictures from benchmarks/results/costs.txt: `python docs/build_costs.py`.

Tables stand between `<!-- built: NAME -->` and `<!-- end -->`; everything else on the page is left alone. Polynomials in n are
fitted to four of the counts and must give all the others, or the build stops. Nothing that is counted is typed in here.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from pathlib import Path
from typing import NamedTuple

from symdyn.description import read_robot
from symdyn.generation import Wanted
from symdyn.generation.recording import ways_of
from symdyn.quantities import QUANTITIES
from symdyn.quantities.contract import Group, Need, Quantity
from symdyn.symbolic.program import Operations
from symdyn.symbolic.workshop import Choices, Ground, Workshop

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "examples"))
from drawing import BLUE, GREEN, GREY, RED, figure, logarithmic, save
from matplotlib.figure import Figure
from polynomials import Polynomial, fitted, parsed

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "costs.md"
TABLE = ROOT / "benchmarks" / "results" / "costs.txt"
_BUILT = re.compile(r"(<!-- built: (\w+) -->\n\n).*?(\n\n<!-- end -->)", re.S)
FAMILIES = {"general": "general", "right": "right angles"}
LAST = 40
N = range(2, LAST + 1)
SHOWN = (3, 6, 7, 12, 20, 40)


class Printed(NamedTuple):
    """A count that a paper prints, and the generated function and way that do the same."""

    name: str
    place: str
    what: str
    products: str
    sums: str
    quantity: str
    way: str


PAPERS = (
    Printed("UDU", "section 6", "θ̈ for given τ", "201n - 335", "193n - 361", "forward_dynamics", "filter"),
    Printed(
        "LIN, algorithm 1", "3.1, after (3.5)", "δT", "320n - 159", "303n - 149",
        "inverse_dynamics_perturbation", "recursion",
    ),
    Printed(
        "LIN, algorithm 2", "3.2, after (3.8)", "M, A_D, B_D", "21n² + 333n - 132", "47n²/2 + 605n/2 - 145",
        "inverse_dynamics_derivatives", "recursion",
    ),
    Printed(
        "LIN, algorithm 3", "4, after lemma 4.1", "δθ̈ by solving with M",
        "n³/6 + 3n²/2 + 952n/3 - 153", "n³/6 + n² + 1805n/6 - 147",
        "forward_dynamics_perturbation", "factors",
    ),
    Printed(
        "LIN, algorithm 4", "4, after lemma 4.1", "M⁻¹, A_C, B_C by inverting M",
        "17n³/6 + 43n²/2 + 998n/3 - 132", "17n³/6 + 20n² + 1819n/6 - 145",
        "forward_dynamics_derivatives", "inverse",
    ),
    Printed(
        "LIN, algorithm 5", "4.2, after (4.18)", "δθ̈", "259n - 129", "232n - 123",
        "forward_dynamics_perturbation", "filter",
    ),
    Printed(
        "LIN, algorithm 6", "4.3, after (4.26)", "M⁻¹, A_C, B_C", "36n² + 781n - 225", "33n² + 773n - 255",
        "forward_dynamics_derivatives", "filter",
    ),
)  # fmt: skip
ALGORITHM = {paper.name[-1]: paper for paper in PAPERS[1:]}


# --- counts


Way = tuple[str, str]
"""A quantity and the way to it."""


@dataclass(frozen=True)
class Counts:
    """The table of counts: operations of every way, and which ways are kept, by subject."""

    operations: Mapping[str, Mapping[Way, Operations]]
    kept: Mapping[str, Mapping[str, str]]

    @staticmethod
    def read(text: str) -> Counts:
        """From the text of benchmarks/results/costs.txt."""
        operations: dict[str, dict[Way, Operations]] = {}
        kept: dict[str, dict[str, str]] = {}
        for block in text.strip().split("\n\n")[1:]:
            head, *lines = block.splitlines()
            subject = head.split("  ", 1)[0]
            operations[subject], kept[subject] = {}, {}
            for line in lines:
                quantity, way, *numbers = line[2:].split()
                operations[subject][quantity, way] = Operations(*map(int, numbers))
                if line.startswith("*"):
                    kept[subject][quantity] = way
        return Counts(operations, kept)

    @property
    def robots(self) -> list[str]:
        return [subject for subject in self.operations if " " not in subject]

    @cached_property
    def ways(self) -> dict[str, list[str]]:
        """The ways to each quantity, in the table's order."""
        found: dict[str, list[str]] = {}
        for quantity, way in self.operations["general 2"]:
            found.setdefault(quantity, []).append(way)
        return found

    def recorded(self, family: str, way: Way) -> dict[int, Operations]:
        """What was counted of a family of chains, by the number of joints."""
        chains = ((subject.split(), found) for subject, found in self.operations.items() if " " in subject)
        return {int(words[1]): found[way] for words, found in chains if words[0] == family and way in found}

    @cached_property
    def _polynomials(self) -> dict[tuple[str, Way, str], Polynomial]:
        return {
            (family, way, kind): fitted({n: getattr(found, kind) for n, found in self.recorded(family, way).items()})
            for family in FAMILIES
            for way in self.operations["general 2"]
            for kind in ("mul", "add")
        }

    def polynomial(self, family: str, way: Way, kind: str) -> Polynomial:
        """Products (`mul`) or sums (`add`) of a way as a polynomial in n."""
        return self._polynomials[family, way, kind]

    def total(self, family: str, way: Way, n: int) -> int:
        """Products and sums of a chain of n joints: as counted, and by the polynomials in between."""
        known = self.recorded(family, way).get(n)
        if known is not None:
            return known.total
        return int(self.polynomial(family, way, "mul")(n) + self.polynomial(family, way, "add")(n))


def where_less(second: Callable[[int], Fraction | int], first: Callable[[int], Fraction | int]) -> list[range]:
    """The numbers of joints, up to the longest chain, for which the second costs less than the first."""
    found: list[range] = []
    for n in N:
        if second(n) < first(n):
            joined = found and found[-1].stop == n
            found.append(range(found.pop().start if joined else n, n + 1))
    return found


def _joints(ranges: Sequence[range]) -> str:
    """`always`, `from 12`, `10 to 38`, `2`, `never`."""
    return ", ".join(map(_span, ranges)) or "never"


def _span(joints: range) -> str:
    if joints.stop == N.stop:
        return "always" if joints == N else f"from {joints.start}"
    return f"{joints.start} to {joints[-1]}" if len(joints) > 1 else str(joints.start)


def printed_total(paper: Printed) -> Polynomial:
    """Products and sums that a paper prints, together."""
    return parsed(paper.products) + parsed(paper.sums)


# --- tables


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines)


def _number(value: Fraction | int) -> str:
    return f"{round(value):,}"


def _called(way: Way, counts: Counts) -> str:
    """A quantity, and the way if there are several."""
    quantity, road = way
    return f"`{quantity}`" + (f", {road}" if len(counts.ways[quantity]) > 1 else "")


def _papers(counts: Counts) -> str:
    rows = [
        [paper.name, paper.place, paper.what, paper.products, paper.sums, _called((paper.quantity, paper.way), counts)]
        for paper in PAPERS
    ]
    return _table(["", "place", "what", "products", "sums", "generated function that does it"], rows)


def _beside(counts: Counts) -> str:
    """Totals of the papers and of generated code, general chains."""
    rows = []
    for paper in PAPERS:
        printed = printed_total(paper)
        rows.append([f"{paper.name}: {paper.what}", *(_number(printed(n)) for n in SHOWN)])
        rows += [[f"— {name}", *(_number(total("general", n)) for n in SHOWN)] for name, total in _alike(counts, paper)]
    return _table(["products and sums together, n =", *map(str, SHOWN)], rows)


def _alike(counts: Counts, paper: Printed) -> list[tuple[str, Callable[[str, int], int]]]:
    """What is generated that does the same as a paper, and what it costs; UDU's `τ` is given, so without the bias too."""
    way = paper.quantity, paper.way

    def whole(family: str, n: int) -> int:
        return counts.total(family, way, n)

    def without_bias(family: str, n: int) -> int:
        return whole(family, n) - counts.total(family, ("bias_forces", "recursion"), n)

    found = [(_called(way, counts), whole)]
    return [*found, ("the same less `bias_forces`", without_bias)] if paper.name == "UDU" else found


def _against(counts: Counts) -> str:
    """From how many joints on what a paper prints is less than what is generated, by the same way."""
    rows = []
    for paper in PAPERS:
        for name, total in _alike(counts, paper):
            found = [where_less(printed_total(paper), partial(total, family)) for family in FAMILIES]
            rows.append([paper.name, name, *map(_joints, found)])
    return _table(["printed", "costs less than", *FAMILIES.values()], rows)


def _polynomials(family: str) -> Callable[[Counts], str]:
    def built(counts: Counts) -> str:
        rows = []
        for way in counts.operations["general 2"]:
            mul, add = (counts.polynomial(family, way, kind) for kind in ("mul", "add"))
            rows.append([_called(way, counts), str(mul), str(add), str((mul + add).start)])
        return _table(["function, way", "products", "sums", "from n ="], rows)

    return built


def _crossovers(counts: Counts) -> str:
    """For each pair of ways, from how many joints in a row on the second is cheaper."""
    rows = []
    for quantity, (first, *others) in counts.ways.items():
        for other in others:
            ways = (quantity, other), (quantity, first)
            found = [where_less(*(partial(counts.total, family, way) for way in ways)) for family in FAMILIES]
            rows.append([f"`{quantity}`", other, first, *map(_joints, found)])
    return _table(["function", "way", "costs less than", *FAMILIES.values()], rows)


def _plainly(counts: Counts) -> str:
    """The crossovers of what is asked for most, in words."""
    lines = []
    for name in ("forward_dynamics", "mass_matrix_inverse", "forward_dynamics_derivatives"):
        ways = (name, "filter"), (name, "factors")
        general, right = (
            where_less(*(partial(counts.total, family, way) for way in ways))[-1].start for family in FAMILIES
        )
        lines.append(
            f"- `{name}`: the factors up to {general - 1} joints in a row, the filter from {general} on; at right angles "
            f"up to {right - 1}, from {right} on."
        )
    (printed,) = where_less(printed_total(ALGORITHM["6"]), printed_total(ALGORITHM["4"]))
    lines.append(f"- LIN's algorithm 6 against its algorithm 4, by what LIN prints: from {printed.start} joints on.")
    return "\n".join(lines)


def _uncounted(counts: Counts) -> str:
    """The quantities that have several ways and are not in the table of counts, by group."""
    ground = Ground(read_robot(ROOT / "robots" / "planar2.yaml"), Choices())
    rows = []
    for group in Group:
        found = [q.name for q in QUANTITIES if q.group is group and q.name not in counts.ways and _several(ground, q)]
        rows += [[f"`{group.value}`", ", ".join(f"`{name}`" for name in found)]] if found else []
    return _table(["group", "not counted"], rows)


def _several(ground: Ground, quantity: Quantity) -> bool:
    """Whether there are several ways to a quantity, of a robot without loops."""
    tools = ground.model.tools
    item = Wanted(quantity, tools[0] if quantity.per_tool else None, tools)
    return Need.LOOPS not in quantity.needs and len(ways_of(Workshop(ground), item, quantity)) > 1


OF_ROBOTS = (
    "udu",
    "mass_matrix_inverse",
    "forward_dynamics",
    "joint_rates_unnormalised",
    "forward_dynamics_derivatives",
)


def _robots(counts: Counts) -> str:
    """Totals of the robots by every way, the one that is kept in bold."""
    titles = [f"`{quantity}`: {', '.join(counts.ways[quantity])}" for quantity in OF_ROBOTS]
    rows = [[robot, *(_by_every_way(counts, robot, quantity) for quantity in OF_ROBOTS)] for robot in counts.robots]
    return _table(["", *titles], rows)


def _by_every_way(counts: Counts, robot: str, quantity: str) -> str:
    if quantity not in counts.kept[robot]:
        return "—"
    totals = {way: counts.operations[robot][quantity, way].total for way in counts.ways[quantity]}
    kept = counts.kept[robot][quantity]
    return ", ".join(f"**{total:,}**" if way == kept else f"{total:,}" for way, total in totals.items())


def _two_sweeps(counts: Counts) -> str:
    """DIAG's algorithm 8.1 beside forward dynamics, in general chains."""
    rows = [
        [f"`{name}`, {way}", *(_number(counts.total("general", (name, way), n)) for n in SHOWN)]
        for name in ("forward_dynamics", "diagonal_simulation_step")
        for way in ("factors", "filter")
    ]
    return _table(["products and sums together, n =", *map(str, SHOWN)], rows)


TABLES: dict[str, Callable[[Counts], str]] = {
    "papers": _papers,
    "beside": _beside,
    "general": _polynomials("general"),
    "right": _polynomials("right"),
    "against": _against,
    "crossovers": _crossovers,
    "uncounted": _uncounted,
    "plainly": _plainly,
    "robots": _robots,
    "sweeps": _two_sweeps,
}


# --- pictures


class Curve(NamedTuple):
    """Operations for each joint, over the number of joints."""

    label: str
    y: Sequence[float]
    colour: str
    style: str


def _curve(counts: Counts, way: Way, label: str, colour: str, family: str = "general") -> Curve:
    """What was counted; right angles are dotted."""
    return Curve(label, [counts.total(family, way, n) / n for n in N], colour, ":" if family == "right" else "-")


def _printed_curve(paper: Printed, colour: str) -> Curve:
    total = printed_total(paper)
    return Curve(f"{paper.name}, as printed", [float(total(n)) / n for n in N], colour, "--")


def pictures(counts: Counts) -> dict[str, Figure]:
    """Names of files in docs/ and what they are."""
    forward, derivatives = "forward_dynamics", "forward_dynamics_derivatives"
    first = [
        _printed_curve(PAPERS[0], GREY),
        _curve(counts, (forward, "filter"), "by the filter, right angles", RED, "right"),
        _curve(counts, (forward, "factors"), "by the factors, right angles", BLUE, "right"),
        _curve(counts, (forward, "filter"), "by the filter, general chain", RED),
        _curve(counts, (forward, "factors"), "by the factors, general chain", BLUE),
    ]
    second = [
        _printed_curve(ALGORITHM["6"], GREY),
        _printed_curve(ALGORITHM["4"], GREEN),
        _curve(counts, (derivatives, "filter"), "by the filter (algorithm 6)", RED),
        _curve(counts, (derivatives, "inverse"), "by M⁻¹ (algorithm 4)", BLUE),
    ]
    title = "Derivatives of forward dynamics, M⁻¹: operations for each joint"
    return {
        "costs-forward.svg": _drawn("Forward dynamics: operations for each joint", first, (1e1, 1e4)),
        "costs-derivatives.svg": _drawn(title, second, (1e2, 1e5)),
    }


def _drawn(title: str, curves: Sequence[Curve], limits: tuple[float, float]) -> Figure:
    """Joints along, operations divided by joints upwards: what is of order n is flat in the end."""
    drawn, [[axes]] = figure()
    for curve in curves:
        axes.plot(N, curve.y, curve.style, color=curve.colour, label=curve.label)
    axes.set(title=title, xlabel="joints in a row, n", ylabel="products and sums, divided by n")
    axes.set_xlim(0, LAST)
    logarithmic(axes, *limits)
    axes.legend(loc="upper left")
    return drawn


def build(page: str, counts: Counts) -> str:
    """The page with its tables as the counts have them."""
    return _BUILT.sub(lambda found: f"{found[1]}{TABLES[found[2]](counts)}{found[3]}", page)


def main() -> None:
    """Write the page and its pictures anew."""
    counts = Counts.read(TABLE.read_text(encoding="utf-8"))
    PAGE.write_text(build(PAGE.read_text(encoding="utf-8"), counts), encoding="utf-8")
    for name, picture in pictures(counts).items():
        save(picture, PAGE.parent / name)


if __name__ == "__main__":
    main()
