# Lists that may hold a board, and how a digit is written there.
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


def _digits_in(line, most):
    if type(line) is bytearray:
        return [_digit_in(line, at) for at in range(min(len(line), most))]
    return [_digit_of(value) for value in line[:most]]


def _is_row(value):
    return type(value) in _LISTS or type(value) is str


def _is_rows(container):
    # A reader may leave a row of nothing behind the last line.
    ninth = container[8] if len(container) > 8 else None
    return type(ninth) in _LISTS or type(ninth) is str and len(ninth) >= 9


def _is_pairs(container):
    """A dictionary by row and column, from 0 or from 1."""
    return isinstance(container, dict) and len(container) >= 81 and ((0, 0) in container or (1, 1) in container)


def _is_put(value):
    """A digit, or a row with one in it."""
    if type(value) in _LISTS or type(value) is str and len(value) >= 9:
        return any(_is_put(each) for each in value if type(each) in (int, str))
    # Bytes may be characters.
    return _digit_of(value) > 0 or type(value) is int and ord("1") <= value <= ord("9")


class Signs:
    """A few of the puzzle's digits, which whatever may be its board has where they belong: row, column and digit of each."""

    def __init__(self, signs):
        self.rows = signs
        self.flat = [(row * 9 + column, digit) for row, column, digit in signs]

    def are_in(self, container):
        if type(container) in _LISTS:
            count = len(container)
            if count < 9:
                return False
            if _is_rows(container):
                is_more = count > 9
                return (
                    self.are_in_rows(container, 0, 0)
                    or is_more and (self.are_in_rows(container, 1, 1) or self.are_in_rows(container, 1, 0))
                    or self.are_in_rows(container, 0, 1)
                )
            return count >= 81 and (self.are_in_one(container, 0) or count > 81 and self.are_in_one(container, 1))
        if not _is_pairs(container):
            return False
        first = 0 if (0, 0) in container else 1
        return all(_digit_of(container.get((row + first, column + first), 0)) == digit for row, column, digit in self.rows)

    def are_in_rows(self, container, first_row, first_column):
        count = len(container)
        for row, column, digit in self.rows:
            if row + first_row >= count:
                return False
            there = container[row + first_row]
            if not _is_row(there) or len(there) <= column + first_column:
                return False
            if _digit_in(there, column + first_column) != digit:
                return False
        return True

    def are_in_one(self, container, first):
        for cell, digit in self.flat:
            if _digit_in(container, cell + first) != digit:
                return False
        return True
