"""Stems that a Python module must not have: its file would hide another module.

The words are written out, not asked of the Python that runs: the same robot is refused or taken on every machine.
"""

from __future__ import annotations

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
    # what the generated module imports, libraries that `using` is for, the generator, and names that Python loads by itself
    "numpy jax torch cupy casadi symdyn test sitecustomize usercustomize"
)
# fmt: on

_is_module = frozenset(_MODULES.split()).__contains__


def hidden_module(stem: str) -> str:
    """What a module of that stem would hide; empty if nothing."""
    return f"gives {stem}.py, which hides Python's module '{stem}'" if _is_module(stem) else ""
