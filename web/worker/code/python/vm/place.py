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


def _is_rows(place):
    last = place[-1]
    return type(last) in _LISTS or type(last) is str and len(last) >= 9


def _is_pairs(place):
    """A dictionary by row and column, from 0 or from 1."""
    return isinstance(place, dict) and len(place) >= 81 and ((0, 0) in place or (1, 1) in place)


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

    def are_in(self, place):
        if type(place) in _LISTS:
            count = len(place)
            if count < 9:
                return False
            if _is_rows(place):
                is_more = count > 9
                return (
                    self.are_in_rows(place, 0, 0)
                    or is_more and (self.are_in_rows(place, 1, 1) or self.are_in_rows(place, 1, 0))
                    or self.are_in_rows(place, 0, 1)
                )
            return count >= 81 and (self.are_in_one(place, 0) or count > 81 and self.are_in_one(place, 1))
        if not _is_pairs(place):
            return False
        first = 0 if (0, 0) in place else 1
        return all(_digit_of(place.get((row + first, column + first), 0)) == digit for row, column, digit in self.rows)

    def are_in_rows(self, place, first_row, first_column):
        count = len(place)
        for row, column, digit in self.rows:
            if row + first_row >= count:
                return False
            there = place[row + first_row]
            if not _is_row(there) or len(there) <= column + first_column:
                return False
            if _digit_in(there, column + first_column) != digit:
                return False
        return True

    def are_in_one(self, place, first):
        for cell, digit in self.flat:
            if _digit_in(place, cell + first) != digit:
                return False
        return True
