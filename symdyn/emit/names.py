"""Names of local variables: valid in Python, C, C++ and JavaScript, unique in their function, the same in every language."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator

# fmt: off
_PYTHON = (
    "False None True and as assert async await break case class continue def del elif else except finally for from global if "
    "import in is lambda match nonlocal not or pass raise return try type while with yield"
)
_C = (
    "alignas alignof asm auto bool break case char const constexpr continue default do double else enum extern false float for "
    "goto if inline int long nullptr register restrict return short signed sizeof static static_assert struct switch "
    "thread_local true typedef typeof typeof_unqual union unsigned void volatile while"
)
_CPP = (
    "and and_eq bitand bitor catch char16_t char32_t char8_t class co_await co_return co_yield compl concept "
    "const_cast consteval constinit decltype delete dynamic_cast explicit export final friend import module mutable "
    "namespace new noexcept not not_eq operator or or_eq override private protected public reinterpret_cast requires "
    "static_cast template this throw try typeid typename using virtual wchar_t xor xor_eq"
)
_JAVASCRIPT = (
    "Infinity NaN arguments await break case catch class const continue debugger default delete do else enum eval export "
    "extends false finally for function if implements import in instanceof interface let new null package private protected "
    "public return static super switch this throw true try typeof undefined var void while with yield"
)
_MATH = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh drem erf erfc exp exp10 exp2 expm1 fabs fdim floor fma "
    "fmax fmin fmod frexp gamma hypot ilogb isfinite isinf isnan isnormal j0 j1 jn ldexp lgamma llrint llround log log10 log1p "
    "log2 logb lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo rint round scalb scalbln scalbn "
    "signbit signgam significand sin sincos sinh sqrt tan tanh tgamma trunc y0 y1 yn"
)
_MACROS = (  # longer ones in capitals are macros by their looks
    "I NAN EOF M_El M_LOG2El M_LOG10El M_LN2l M_LN10l M_PIl M_PI_2l M_PI_4l M_1_PIl M_2_PIl M_2_SQRTPIl M_SQRT2l M_SQRT1_2l "
    "math_errhandling fpclassify isgreater isgreaterequal isless islessequal islessgreater isunordered linux unix i386 near "
    "far small huge interface min max complex imaginary noreturn offsetof unreachable errno assert"
)
_OURS = "np math m sign count state place work size_t ptrdiff_t nullptr_t max_align_t abs divmod"
# fmt: on

RESERVED = frozenset(
    (
        *_PYTHON.split(),
        *_C.split(),
        *_CPP.split(),
        *_JAVASCRIPT.split(),
        *_MATH.split(),
        *(f"{word}{kind}" for word in _MATH.split() for kind in "fl"),
        *_MACROS.split(),
        *_OURS.split(),
    )
)
"""Words that no local variable or argument may be."""

_LONGEST = 40  # beyond it a line with a name or two could not be read


class Namer:
    """Hands out names, each once."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._counts: Counter[str] = Counter()

    def fixed(self, wanted: str) -> str:
        """The name itself where it is safe and free, else one like it that is."""
        name = next(name for name in spellings(wanted) if name not in self._taken)
        self._taken.add(name)
        return name

    def further(self, wanted: str) -> str:
        """The name itself; for a further value of that name `name_b`, `name_c`, …"""
        choices = (f"{wanted}_{mark}" for mark in marks())
        if next(spellings(wanted)) not in self._taken:
            return self.fixed(wanted)
        return self.fixed(next(name for name in choices if name not in self._taken))

    def counted(self, stem: str) -> str:
        """`stem_0`, `stem_1`, …"""
        while True:
            name = f"{stem}_{self._counts[stem]}"
            self._counts[stem] += 1
            if name not in self._taken and name not in RESERVED:
                return self.fixed(name)


def marks() -> Iterator[str]:
    """`b`, `c`, … `z`, `bb`, `bc`, …"""
    letters = "bcdefghijklmnopqrstuvwxyz"
    return ("".join(word) for size in itertools.count(1) for word in itertools.product(letters, repeat=size))


def spellings(wanted: str) -> Iterator[str]:
    """Names to choose from, the best first; none can mean anything else in a language of ours or in C++.

    Compilers keep names with underscores at their ends or two in a row to themselves, and macros are in capitals. A
    single underscore behind a name takes it out of every list of words.
    """
    word = "_".join(re.findall("[0-9A-Za-z]+", wanted))[:_LONGEST].rstrip("_")
    if not word[:1].isalpha():
        word = f"x{word}"
    if word not in RESERVED and not _looks_like_a_macro(word):
        yield word
    yield f"{word}_"
    yield from (f"{word}_{number}_" for number in itertools.count(2))


def _looks_like_a_macro(word: str) -> bool:
    """`OVERFLOW`, `R_H`, but neither `DH` nor `J12` nor `A_0`."""
    return word.upper() == word and len(re.sub("[^A-Z]", "", word)) > (1 if "_" in word else 3)
