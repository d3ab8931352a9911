"""Stems that C files must not have: their header would hide another one, or their constants are the library's."""

from __future__ import annotations

# fmt: off
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
    "syscall sysexits tchar term termio thread_db ttyent ucontext util utmp values varargs wait windows xlocale "
    # Python, for symdyn build
    "python"
)
_MACROS = (  # NAME_... are macros of the C11 headers, or reserved for them
    "atomic char clock clocks dbl decimal exit fe filename flt fopen fp huge int int8 int16 int32 int64 int_fast8 "
    "int_fast16 int_fast32 int_fast64 int_least8 int_least16 int_least32 int_least64 intmax intptr l lc ldbl llong "
    "long m math mb mem once ptrdiff rand rsize scn pri schar seek shrt sig size stdc time tmp tss uchar uint uint8 "
    "uint16 uint32 uint64 uint_fast8 uint_fast16 uint_fast32 uint_fast64 uint_least8 uint_least16 uint_least32 "
    "uint_least64 uintmax uintptr ullong ulong ushrt wchar wint"
)
# fmt: on

_is_header = frozenset(_HEADERS.split()).__contains__
_opens_macros = frozenset(_MACROS.split()).__contains__


def hidden_header(stem: str) -> str:
    """What files of that stem would hide; empty if nothing.

    Without regard to capitals: on some disks Math.h is math.h, and constants are spelt in capitals anyway.
    """
    if _is_header(stem.casefold()):
        return f"gives {stem}.h, which hides the system's <{stem.casefold()}.h>"
    if _opens_macros(stem.casefold()):
        return f"gives constants {stem.upper()}_..., which the C library has too"
    return ""
