# What may hold a board, where its cells are in it, and how a digit is written there.
import array

_LISTS = (list, tuple, bytearray, array.array)
_BLANKS = " ._-*"


def _digit_of(value):
    """The digit that a value stands for, 0 for a blank, -1 for neither."""
    kind = type(value)
    if kind is int:
        return value if 0 <= value <= 9 else 0 if value == -1 else -1
    if value is None:
        return 0
    if kind is str and len(value) == 1:
        return int(value) if "0" <= value <= "9" else 0 if value in _BLANKS else -1
    return -1


def _digit_in(line, at):
    value = line[at]
    # Bytes may be characters.
    return _digit_of(chr(value) if value > 9 else value) if type(line) is bytearray else _digit_of(value)


class Board:
    """Nine rows somewhere in a list of rows, 81 cells in one list, or a dictionary by row and column."""

    __slots__ = ("list", "row", "column", "kind", "kept", "is_copied")

    def __init__(self, place, row, column, kind):
        self.list, self.row, self.column, self.kind = place, row, column, kind
        self.kept = []
        self.is_copied = False

    def digit(self, cell):
        if self.kind == "rows":
            return _digit_in(self.list[self.row + cell // 9], self.column + cell % 9)
        if self.kind == "flat":
            return _digit_in(self.list, self.row + cell)
        return _digit_of(self.list.get((self.row + cell // 9, self.row + cell % 9), 0))


def _is_rows(place):
    last = place[-1]
    return type(last) in _LISTS or type(last) is str and len(last) >= 9


def _is_put(value):
    """A digit, or a row with one in it."""
    if type(value) in _LISTS or type(value) is str and len(value) >= 9:
        return any(_is_put(each) for each in value if type(each) in (int, str))
    # Bytes may be characters.
    return _digit_of(value) > 0 or type(value) is int and ord("1") <= value <= ord("9")
