# One run of a program after another, each as if Python had just been started: what JavaScript calls, in JSON.
import atexit
import builtins
import errno
import gc
import io
import json
import operator
import sys
import threading
import types
import warnings

_FILE = "program.py"
_REPORTS = "/dev/retrace"
_plain_builtins = dict(vars(builtins))
# These modules lead to JavaScript, or past Python: no program needs them.
_CLOSED = {"js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "ctypes", "_ctypes"}


def diagnose(source):
    found = []
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            compile(source, _FILE, "exec", dont_inherit=True)
        except SyntaxError as error:
            found.append(_said("error", error.lineno, error.offset, error.msg))
        except (ValueError, MemoryError, RecursionError) as error:
            found.append(_said("error", 1, 1, str(error) or type(error).__name__))
    for each in warned:
        found.append(_said("warning", each.lineno, 1, str(each.message)))
    return json.dumps(found)


def _said(severity, line, column, text):
    return {"severity": severity, "line": max(1, line or 1), "column": max(1, column or 1), "text": text}


def run(source, asked):
    """`asked`: what `Reporter` is told of a program that is filmed, in JSON, or nothing. Gives how it ended."""
    global _source
    _source = source
    main = _start()
    reporter = None
    try:
        if asked:
            name = hook_name(source)
            reporter = Reporter(**json.loads(asked), file=os.open(_REPORTS, os.O_RDWR))
            vars(main).update({name: reporter, name + "depth": 0, name + "slice": slice})
            code = filmed(source, name, _FILE)
        else:
            code = compile(source, _FILE, "exec", dont_inherit=True)
        ending = _run(code, main)
    except BaseException as error:  # The acts that a program leaves for its end may fail here, too.
        ending = _ending(error)
    if reporter:
        try:
            reporter.send()
        finally:
            os.close(reporter.file)
    # Whatever the program has caught of its stop.
    if reporter and reporter.frames is not None:
        ending = {"kind": "finished", "exitCode": 0, "frames": reporter.frames}
    _clean(main)
    return json.dumps(ending)


def _start():
    known = vars(builtins)
    for name in [name for name in known if name not in _plain_builtins]:
        del known[name]
    known.update(_plain_builtins)
    for name in _CLOSED | {name for name in sys.modules if name.partition(".")[0] in _CLOSED}:
        sys.modules[name] = None
    sys.setrecursionlimit(1000)
    sys.argv[:] = [_FILE]
    raw = lambda number, mode: io.FileIO(number, mode, closefd=False)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(raw(0, "r")), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(raw(1, "w")), encoding="utf-8")
    sys.stderr = io.TextIOWrapper(io.BufferedWriter(raw(2, "w")), encoding="utf-8", line_buffering=True)
    main = types.ModuleType("__main__")
    main.__file__ = _FILE
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    return main


def _run(code, main):
    exit_code = 0
    try:
        try:
            exec(code, vars(main))
        except SystemExit as error:
            exit_code = _exit_code(error.code)
        # Functions that the program has put off until its end.
        atexit._run_exitfuncs()
        sys.stdout.flush()
    except SystemExit as error:
        exit_code = _exit_code(error.code)
    except Stopped:
        return {"kind": "finished", "exitCode": 0}
    except BaseException as error:
        ending = _ending(error)
        # Output from before counts as printed.
        sys.stdout.flush()
        return ending
    return {"kind": "finished", "exitCode": exit_code}


def _exit_code(code):
    return 0 if code is None else int(code) & 255 if isinstance(code, int) else 1


def _ending(error):
    # Files are kept in memory, too.
    if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno == errno.ENOSPC):
        return {"kind": "memory-limit"}
    words = str(error)
    name = type(error).__name__
    line, frame = _place_of(error)
    ending = {"kind": "runtime-error", "text": f"{name}: {words}" if words else name}
    if line:
        ending["line"] = line
    if frame and isinstance(error, IndexError):
        outside = _outside(line, frame)
        if outside:
            ending["outside"] = outside
    return ending


def _place_of(error):
    """The innermost line of the program itself, and the call that was at it."""
    line, frame, at = None, None, error.__traceback__
    while at:
        if at.tb_frame.f_code.co_filename == _FILE:
            line, frame = at.tb_lineno, at.tb_frame
        at = at.tb_next
    return line, frame


def _outside(line, frame):
    """The first index of a line that is outside of its list, as far as plain names tell it."""
    for node in ast.walk(ast.parse(_source)):
        if not isinstance(node, ast.Subscript) or not node.lineno <= line <= node.end_lineno:
            continue
        try:
            container, index = _value_of(node.value, frame), _value_of(node.slice, frame)
        except (LookupError, TypeError, ArithmeticError):
            continue
        is_list = type(container) in (list, tuple, str, bytearray)
        if is_list and type(index) is int and not -len(container) <= index < len(container):
            return {"array": _name_in(node.value), "index": index, "size": len(container)}
    return None


def _name_in(node):
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


_SUMS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod}


def _value_of(node, frame):
    """The value of names, numbers, their sums and elements of lists: nothing that the program itself would have to run for."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return frame.f_locals[node.id] if node.id in frame.f_locals else frame.f_globals[node.id]
    if isinstance(node, ast.Attribute):
        return vars(_value_of(node.value, frame))[node.attr]
    if isinstance(node, ast.Subscript):
        container, index = _value_of(node.value, frame), _value_of(node.slice, frame)
        if type(container) in (list, tuple, str, dict, bytearray) and type(index) in (int, str):
            return container[index]
    if isinstance(node, ast.BinOp):
        left, right = _value_of(node.left, frame), _value_of(node.right, frame)
        if type(left) is int and type(right) is int and type(node.op) in _SUMS:
            return _SUMS[type(node.op)](left, right)
    raise LookupError


def _clean(main):
    vars(main).clear()
    sys.modules.pop("__main__", None)
    gc.collect()


def _start_here(thread):
    """There are no threads: who starts one, mostly for a deeper stack, waits for it."""
    thread.run()


threading.Thread.start = _start_here
threading.Thread.join = lambda thread, timeout=None: None
threading.stack_size = lambda size=0: 0
