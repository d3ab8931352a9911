"""The stem of the generated files: module of Python, header and prefix of C. What it must not be, language by language.

The words are written out, not asked of the Python that runs: the same robot is refused or taken on every machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

LONGEST = 100
"""Characters of a stem; file systems end names at 255, endings and temporaries included."""

# fmt: off
_MODULES = (
    # the public modules of Python 3.10 to 3.14
    "abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb "
    "binascii binhex bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections "
    "colorsys compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes "
    "curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno "
    "faulthandler fcntl filecmp fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass "
    "gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io "
    "ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes "
    "mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator "
    "optparse os ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix "
    "posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re "
    "readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd "
    "smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string "
    "stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile "
    "termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty "
    "turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg "
    "winsound wsgiref xdrlib xml xmlrpc xxlimited xxlimited_35 xxsubtype zipapp zipfile zipimport zlib zoneinfo "
    # what the generated module imports, the generator, and names that Python loads by itself
    "numpy symdyn test sitecustomize usercustomize"
)
_HEADERS = (
    # C11 and C23
    "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic "
    "stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype "
    # POSIX
    "aio cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen libintl monetary mqueue ndbm netdb "
    "nl_types poll pthread pwd regex sched search semaphore spawn strings stropts syslog tar termios trace ulimit "
    "unistd utime utmpx wordexp "
    # Linux, BSD, macOS and Windows
    "aliases alloca ar argp argz byteswap conio copyfile crypt curses direct dos elf endian envz err error execinfo "
    "features fstab fts gconv getopt gshadow ieee754 ifaddrs io lastlog libproc link malloc mcheck memory mntent new "
    "nss obstack paths printf proc_service process pty re_comp regexp resolv sgtty shadow share stab stdio_ext "
    "syscall sysexits tchar term termio thread_db ttyent ucontext util utmp values varargs wait windows xlocale"
)
_MACROS = (  # NAME_... are macros of the C11 headers, or reserved for them
    "atomic char clock clocks dbl decimal exit fe filename flt fopen fp huge int int8 int16 int32 int64 int_fast8 "
    "int_fast16 int_fast32 int_fast64 int_least8 int_least16 int_least32 int_least64 intmax intptr l lc ldbl llong "
    "long m math mb mem once ptrdiff rand rsize scn pri schar seek shrt sig size stdc time tmp tss uchar uint uint8 "
    "uint16 uint32 uint64 uint_fast8 uint_fast16 uint_fast32 uint_fast64 uint_least8 uint_least16 uint_least32 "
    "uint_least64 uintmax uintptr ullong ulong ushrt wchar wint"
)
# fmt: on

_is_module = frozenset(_MODULES.split()).__contains__
_is_header = frozenset(_HEADERS.split()).__contains__
_opens_macros = frozenset(_MACROS.split()).__contains__


def broken_rule(stem: str, targets: Sequence[str]) -> str:
    """What makes a stem impossible in one of the languages; empty if nothing does."""
    if targets and len(stem) > LONGEST:
        return f"has {len(stem)} characters, files and functions can be called by {LONGEST} at most"
    if targets and not stem.strip("_"):
        return "has neither a letter nor a digit in it"
    if targets and re.match("_[A-Za-z_]", stem):
        return f"becomes '{stem}', but C and Python keep such names to themselves"
    rules = [_RULES[target](stem) for target in targets if target in _RULES]
    return next(filter(None, rules), "")


def _python(stem: str) -> str:
    return f"gives {stem}.py, which hides Python's module '{stem}'" if _is_module(stem) else ""


def _c(stem: str) -> str:
    """Without regard to capitals: on some disks Math.h is math.h, and constants are spelt in capitals anyway."""
    if _is_header(stem.casefold()):
        return f"gives {stem}.h, which hides the system's <{stem.casefold()}.h>"
    if _opens_macros(stem.casefold()):
        return f"gives constants {stem.upper()}_..., which the C library has too"
    return ""


_RULES: dict[str, Callable[[str], str]] = {"python": _python, "c": _c}
