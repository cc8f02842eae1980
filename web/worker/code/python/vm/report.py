# Told every write to an element of the program: reports what the finder asks for, as finder/container-reports.ts has it. containers.py comes
# first.
import array
import collections
import os
import sys
import time

_DONE, _LOOKING, _FOLLOWING = range(3)
_PLACES_IN_ROW = 4096
_BELOW_ZERO = 1024
_FLAT, _ROWS, _PAIRS = range(3)
_ALL_PLACES = range(10)
_WORDS = 8192
# So many writes are handed over as they come: a program that is ended early loses nothing.
_EAGER_WRITES = 500
_SECONDS = 0.05
_MOST_HELD = 256
_MOST_TRIES = 20_000


class Stopped(BaseException):
    """The program has come to the step at which it was to stop."""


def _frames_from(frame):
    frames = []
    while frame:
        if frame.f_code.co_filename == "program.py":
            frames.append(_frame_of(frame, frame.f_code))
        frame = frame.f_back
    return frames[::-1]


def _frame_of(frame, code):
    is_function = code.co_flags & 1 and code.co_name != "<module>"
    count = code.co_argcount + code.co_kwonlyargcount
    names = code.co_varnames[: count + bool(code.co_flags & 4) + bool(code.co_flags & 8)]
    known = frame.f_locals if is_function else {}
    told = {name: _told(value) for name, value in known.items() if "_retrace" not in name}
    return {
        "name": code.co_name if is_function else "",
        "line": frame.f_lineno,
        "arguments": [[name, told[name]] for name in names if name in told],
        "locals": [[name, value] for name, value in told.items() if name not in names],
    }


def _told(value):
    # The words of an object are its own, and may take long, or write.
    if isinstance(value, (int, float, str, bool, type(None))):
        return repr(value)[:80]
    if isinstance(value, (list, tuple, set, dict, bytearray, array.array)):
        if isinstance(value, (list, tuple)) and len(value) <= 10:
            if all(isinstance(each, (int, str, bool)) for each in value):
                return repr(value)[:80]
        return f"{type(value).__name__}[{len(value)}]"
    return type(value).__name__


class Known:
    """A container, and the lists of one that is a board: kept with it, so that nothing else gets their numbers."""

    __slots__ = ("number", "root", "kind", "lists")

    def __init__(self, number, root):
        self.number, self.root, self.kind = number, root, _FLAT
        self.lists = []


class Reporter:
    """`signs` and `lines`: what `Reports` asks for; the report is written to `file`, and the answer read from it."""

    def __init__(self, signs, file, lines, stops_at=0):
        self.signs = Signs(signs)
        self.is_signed = bool(signs)
        self.lines = frozenset(lines)
        self.file = file
        self.mode = _LOOKING
        # By the number of a list: the board that it is of, and which row of it, -1 for none.
        self.parts = {}
        self.boards = collections.deque()
        self.numbers = 0
        self.last = None
        self.candidates = []
        self.tries = 0
        self.words = array.array("i")
        self.writes = 0
        self.handed_at = 0.0
        # The step before which the program stops, to tell its calls; 0 for none. A write is at most two steps.
        self.stops_at = stops_at
        self.most_writes = 0
        self.frames = None

    # The program's hooks call these.

    def set(self, value, container, key, line, depth):
        """container[key] = value"""
        self.write(None, container, key, value, line, depth)

    def set_in(self, value, parent, first, key, line, depth):
        """parent[first][key] = value"""
        self.write(parent, parent[first], key, value, line, depth)

    def at(self, container, key, line, depth):
        """Stands in place of container[key] where that is changed in another way."""
        return Reference(self, None, container, key, line, depth)

    def at_in(self, parent, first, key, line, depth):
        return Reference(self, parent, parent[first], key, line, depth)

    def held(self, value):
        """A value that a variable is given: it may hold the board."""
        if self.mode == _LOOKING and len(self.candidates) < _MOST_HELD:
            kind = type(value)
            is_object = hasattr(value, "__dict__") and not isinstance(value, type) and not callable(value)
            if kind in _LISTS or isinstance(value, dict) or is_object:
                if not any(value is each for each in self.candidates):
                    self.candidates.append(value)
        return value

    def write(self, parent, container, key, value, line, depth):
        if self.is_signed:
            if self.mode == _LOOKING:
                self.look(parent, container, key, value, line, depth)
        elif line in self.lines and id(container) not in self.parts and self.mode != _DONE and _is_put(value):
            # Each copy is found like the first.
            self.look(parent, container, key, value, line, depth)
        container[key] = value
        if self.mode == _FOLLOWING:
            self.follow(parent, container, key, line, depth)

    # Containers that may be a board.

    def look(self, parent, container, key, value, line, depth):
        """Before anything is written: whatever may be the board is reported."""
        if self.mode == _LOOKING:
            self.tries += 1
            if self.tries > _MOST_TRIES:
                self.mode = _DONE
                return
        tried = [parent, container]
        for candidate in self.candidates:
            tried.append(candidate)
            tried.extend(getattr(candidate, "__dict__", {}).values())
        for each in {id(each): each for each in tried}.values():
            path = None if self.is_signed else self.path_of_put(each, container, key, value)
            if path is None and not (self.is_signed and self.signs.are_in(each)):
                continue
            if self.is_board(each, False, path, line, depth) and not self.is_signed:
                break
        if self.mode != _LOOKING:
            self.candidates.clear()

    def is_board(self, root, is_written, path=None, line=0, depth=0):
        known = Known(self.numbers + 1, root)
        self.tell(known, is_written)
        if path is not None:
            self.words.extend((known.number * 16 + 1, -2 - path, line, depth))
        if not self.hand_over():
            return False
        self.numbers += 1
        self.boards.append(known)
        self.know(known)
        return True

    def path_of_put(self, whole, container, key, value):
        """The path of what is about to be written, in a container that has it; None in any other."""
        if isinstance(whole, dict):
            is_cell = whole is container and type(key) is tuple and len(key) == 2 and _is_pairs(whole)
            return _path(-1, 0) if is_cell else None
        if type(whole) not in _LISTS or len(whole) < 9 or type(key) is not int:
            return None
        at = key % max(1, len(container))
        if not _is_rows(whole):
            return _path(-1, at) if whole is container and len(whole) >= 81 else None
        if whole is container:
            digits = value if _is_row(value) else ()
            return _path(at, next((index for index, each in enumerate(digits) if _is_put(each)), 0))
        row = next((index for index, each in enumerate(whole) if each is container), -1)
        return _path(row, at) if row >= 0 else None

    def tell(self, known, is_written):
        root = known.root
        if isinstance(root, dict):
            known.kind = _PAIRS
            count = 0 if (0, 0) in root else 1
            digits = [_digit_of(root.get((row, column), 0)) for row in range(10) for column in range(10)]
        else:
            count = len(root)
            known.kind = _ROWS if count and _is_rows(root) else _FLAT
            digits = _digits_in_rows(root) if known.kind == _ROWS else _digits_in(root, 82)
        # At once: a program that is late is interrupted anywhere.
        self.words.extend((-known.number, 2 * known.kind + is_written, count, *digits))

    def know(self, known):
        """It is a board, so that what is written to it or to its rows is reported."""
        root = known.root
        self.release(known)
        known.lists = [(root, -1)]
        if known.kind == _ROWS:
            known.lists += [(row, index) for index, row in enumerate(root[:10]) if type(row) in _LISTS]
        for each, row in known.lists:
            self.parts[id(each)] = (known, row)

    def release(self, known):
        for each, _ in known.lists:
            if self.parts.get(id(each), (None,))[0] is known:
                del self.parts[id(each)]

    # Writes to a board.

    def follow(self, parent, container, key, line, depth):
        found = self.parts.get(id(container))
        if found is None:
            found = self.found_in_copy(parent, container, key)
            if found is None:
                return
            known, row = found
        else:
            known, row = found
            if known is not self.last or (row < 0 and known.kind == _ROWS) or type(key) is slice:
                # It may have been changed in other ways since it was told.
                self.tell(known, False)
                if row < 0 and known.kind == _ROWS:
                    self.know(known)
        self.last = known
        if known.kind == _PAIRS:
            if type(key) is tuple and len(key) == 2 and key[0] in _ALL_PLACES and key[1] in _ALL_PLACES:
                self.push(known.number, _digit_of(container[key]), _path(key[0], key[1]), line, depth)
        elif type(key) is not int or (row < 0 and known.kind == _ROWS):
            self.push(known.number, 0, -1, line, depth)
        else:
            self.push(known.number, _digit_in(container, key), _path(row, key), line, depth)

    def found_in_copy(self, parent, container, key):
        """Where a list is in a copy of the board that was not known yet."""
        if not self.is_signed:
            return None
        # Flags and masks are written as often as the board.
        if type(key) is int and _digit_of(container[key]) < 0 and type(container[key]) is not list:
            return None
        for each in (parent, container):
            if self.signs.are_in(each) and self.is_board(each, True):
                break
        return self.parts.get(id(container))

    def push(self, number, digit, path, line, depth):
        self.words.extend((number * 16 + digit + 1, path, line, depth))
        self.writes += 1
        if self.is_due():
            self.send()

    def is_due(self):
        if self.stops_at:
            return self.writes > self.most_writes or len(self.words) >= _WORDS
        if self.writes <= _EAGER_WRITES or len(self.words) >= _WORDS:
            return True
        return self.writes % 32 == 0 and time.monotonic() - self.handed_at > _SECONDS

    def send(self):
        words, self.words = self.words, array.array("i")
        # A film that is full takes nothing.
        taken = os.write(self.file, words) if words else -1
        if taken == 0:
            self.mode = _DONE
            if self.stops_at:
                self.frames = _frames_from(sys._getframe())
                raise Stopped
        elif self.stops_at and taken > 0:
            # As many as can surely be written before the step.
            self.most_writes = self.writes + taken // 16 // 2
        self.handed_at = time.monotonic()

    def hand_over(self):
        """Gives whether the container that was told last is a board."""
        self.send()
        self.mode, is_board, oldest = array.array("i", os.read(self.file, 12))
        while self.boards and self.boards[0].number < oldest:
            self.release(self.boards.popleft())
        return bool(is_board)


def _digits_in_rows(rows):
    """The length of each row, and then its digits."""
    told = []
    for row in rows[:10]:
        digits = _digits_in(row, 10) if _is_row(row) else ()
        told.append(len(row) if _is_row(row) else 0)
        told.extend(digits)
    return told


def _path(row, key):
    return (min(row, 1000) + 1) * _PLACES_IN_ROW + _BELOW_ZERO + max(-_BELOW_ZERO, min(key, 3000))


class Reference:
    __slots__ = ("reporter", "parent", "container", "key", "line", "depth")

    def __init__(self, reporter, parent, container, key, line, depth):
        self.reporter, self.parent, self.container = reporter, parent, container
        self.key, self.line, self.depth = key, line, depth

    @property
    def value(self):
        return self.container[self.key]

    @value.setter
    def value(self, value):
        self.reporter.write(self.parent, self.container, self.key, value, self.line, self.depth)
