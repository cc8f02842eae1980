# Told every write to an element of the program: finds the board among them by its content, and follows it. place.py comes first.
import array
import collections
import os
import time

# Of each write that is followed: the cell and its digit, the line, and how deep the calls are.
_WIDTH = 3
_MOST_WRITES = 2048
# So many are handed over as they come: a program that is ended early loses nothing.
_EAGER_WRITES = 500
_MOST_CANDIDATES = 256
_MOST_TRIES = 20_000
# A program that copies its board at every level leaves copies behind; so many are remembered.
_MOST_BOARDS = 256
_SECONDS = 0.05


class Watch:
    """`lines` put digits on the board: without givens nothing else tells the board from other lists of blanks."""

    def __init__(self, puzzle, file, lines):
        self.puzzle = puzzle
        self.is_blank = not any(puzzle)
        self.lines = frozenset(lines)
        self.digits = puzzle[:]
        self.order = []
        self.file = file
        # The last given: lists that are no board, or that are still filled, differ in it.
        self.sign = max((cell for cell in range(81) if puzzle[cell]), default=0)
        self.places = {}
        self.boards = collections.deque()
        self.followed = None
        self.candidates = []
        self.is_found = False
        self.is_full = False
        self.tries = 0
        self.faults = set()
        self.writes = array.array("i", bytes(4 * _WIDTH * _MOST_WRITES))
        self.waiting = 0
        self.told = 0
        self.handed_at = 0.0

    # What the program's hooks call.

    def set(self, value, place, key, line, depth):
        """place[key] = value"""
        self.write(None, place, key, value, line, depth)

    def set_in(self, value, parent, first, key, line, depth):
        """parent[first][key] = value"""
        self.write(parent, parent[first], key, value, line, depth)

    def at(self, place, key, line, depth):
        """What stands in the place of place[key] where that is changed in another way."""
        return Reference(self, None, place, key, line, depth)

    def at_in(self, parent, first, key, line, depth):
        return Reference(self, parent, parent[first], key, line, depth)

    def held(self, value):
        """What a variable is given: it may hold the board."""
        if not self.is_found and len(self.candidates) < _MOST_CANDIDATES:
            kind = type(value)
            is_object = hasattr(value, "__dict__") and not isinstance(value, type) and not callable(value)
            if kind in _LISTS or isinstance(value, dict) or is_object:
                if not any(value is each for each in self.candidates):
                    self.candidates.append(value)
        return value

    def write(self, parent, place, key, value, line, depth):
        if not self.is_blank:
            if not self.is_found:
                self.find(parent, place, key, value)
        elif line in self.lines and id(place) not in self.places and _is_put(value):
            # Each copy is found like the first.
            self.find(parent, place, key, value)
        place[key] = value
        if self.is_found and not self.is_full:
            self.seen(parent, place, key, line, depth)

    # How the board is found.

    def find(self, parent, place, key, value):
        self.tries += not self.is_found
        if self.tries > _MOST_TRIES:
            return
        tried = [parent, place]
        for candidate in self.candidates:
            tried.append(candidate)
            tried.extend(getattr(candidate, "__dict__", {}).values())
        for each in tried:
            board = self.board_of_put(each, place, key, value) if self.is_blank else self.board_in(each, True)
            if board:
                self.keep(board)
                self.followed = self.followed or board
                self.is_found = True
                if self.is_blank:
                    break
        if self.is_found:
            self.candidates.clear()

    def board_in(self, place, is_fresh):
        """The board that a list is, from 0 or from 1, in rows or in one; None where it is none."""
        if isinstance(place, dict):
            if len(place) >= 81 and ((0, 0) in place or (1, 1) in place):
                return self.fitting(Board(place, 0 if (0, 0) in place else 1, 0, "pairs"), is_fresh)
            return None
        if type(place) not in _LISTS or len(place) < 9:
            return None
        if not _is_rows(place):
            for first in (0, 1):
                if len(place) >= 81 + first:
                    board = self.fitting(Board(place, first, 0, "flat"), is_fresh)
                    if board:
                        return board
            return None
        for row, column in ((0, 0), (1, 1), (1, 0), (0, 1)):
            board = Board(place, row, column, "rows")
            if self.has_rows(board) and self.fits(board, is_fresh):
                return board
        return None

    def board_of_put(self, whole, place, key, value):
        """
        The board without givens, or a copy of it, whose row is `place`, or that is `place` itself. Where a longer list counts
        from 1 is told by where a digit is put.
        """
        if isinstance(whole, dict):
            board = self.board_in(whole, False) if whole is place else None
            return board if board and self.is_earlier(board) else None
        if type(whole) not in _LISTS or len(whole) < 9 or type(key) is not int:
            return None
        at = key % max(1, len(place))
        if not _is_rows(whole):
            first = 1 if len(whole) > 81 and at > 0 else 0
            board = Board(whole, first, 0, "flat")
            return board if whole is place and len(whole) >= 81 + first and self.is_earlier(board) else None
        row = column = at
        if whole is place:
            column = next((index for index, each in enumerate(value) if _is_put(each)), 0)
        else:
            row = next((index for index, each in enumerate(whole) if each is place), -1)
        if row < 0:
            return None
        rows = 1 if len(whole) > 9 and row > 0 else 0
        columns = 1 if len(whole[row]) > 9 and column > 0 else 0
        board = Board(whole, rows, columns, "rows")
        return board if self.has_rows(board) and self.is_earlier(board) else None

    def is_earlier(self, board):
        """Whether it holds what the board once held, and nothing else: before there is a board, nothing at all."""
        now = [board.digit(cell) for cell in range(81)]
        same = 0
        while same < len(self.order) and now[self.order[same]] == self.digits[self.order[same]]:
            same += 1
        is_all = min(now) >= 0 and 81 - now.count(0) == same
        return is_all and (same > 0 or not self.is_found)

    def fitting(self, board, is_fresh):
        return board if self.fits(board, is_fresh) else None

    def has_rows(self, board):
        if len(board.list) < board.row + 9:
            return False
        for index in range(board.row, board.row + 9):
            row = board.list[index]
            is_row = type(row) in _LISTS or type(row) is str
            if not is_row or len(row) < board.column + 9:
                return False
            if index == board.row + self.sign // 9 and not self.has_sign(board):
                return False
        return True

    def has_sign(self, board):
        return self.is_blank or board.digit(self.sign) == self.puzzle[self.sign]

    def fits(self, board, is_fresh):
        """Whether a board has every given, and where it `is_fresh` nothing else."""
        puzzle = self.puzzle
        if not self.has_sign(board):
            return False
        for cell in range(81):
            digit = board.digit(cell)
            if digit != puzzle[cell] and (is_fresh or puzzle[cell] or digit < 0):
                return False
        return True

    def keep(self, board):
        """Its lists are known from now on; it holds them, so that nothing else gets their numbers."""
        if board.kept:
            self.forget(board)
        else:
            self.boards.append(board)
        board.kept = [(board.list, -1)]
        if board.kind == "rows":
            rows = enumerate(board.list[board.row : board.row + 9])
            board.kept += [(row, index) for index, row in rows if type(row) is not str]
        for each, at in board.kept:
            self.places[id(each)] = (board, at)
        if len(self.boards) > _MOST_BOARDS:
            self.forget(self.boards.popleft())

    def forget(self, board):
        for each, _ in board.kept:
            if self.places.get(id(each), (None,))[0] is board:
                del self.places[id(each)]
        board.kept = []

    # How it is followed.

    def seen(self, parent, place, key, line, depth):
        known = self.places.get(id(place))
        if known is None:
            if self.is_blank:
                return
            # Flags and masks are written as often as the board.
            if type(key) is int and _digit_of(place[key]) < 0 and type(place[key]) is not list:
                return
            copy = self.board_in(parent, False) or self.board_in(place, False)
            if not copy:
                return
            copy.is_copied = True
            self.keep(copy)
            known = self.places.get(id(place))
            if known is None:
                return
        board, at = known
        if board.kind == "pairs":
            if type(key) is not tuple or len(key) != 2:
                return
            row, column = key[0] - board.row, key[1] - board.row
            if 0 <= row < 9 and 0 <= column < 9:
                self.tell_or_follow(board, row * 9 + column, line, depth)
            return
        if at < 0 and board.kind == "rows" or type(key) is not int:
            # A whole row is another one, or several cells are.
            if self.board_in(board.list, False):
                self.keep(board)
                self.follow(board, line, depth)
            return
        if key < 0:
            self.faults.add((line, key))
            key += len(place)
        column = key - (board.row if board.kind == "flat" else board.column)
        if 0 <= column < (81 if board.kind == "flat" else 9):
            self.tell_or_follow(board, column if board.kind == "flat" else at * 9 + column, line, depth)

    def tell_or_follow(self, board, cell, line, depth):
        digit = max(0, board.digit(cell))
        if board is self.followed:
            self.tell(cell, digit, line, depth)
        # What is copied cell by cell is not there yet.
        elif not board.is_copied or digit != self.digits[cell]:
            self.follow(board, line, depth)

    def follow(self, board, line, depth):
        """Tells all in which a board differs from what was told: what was filled last goes first."""
        self.followed = board
        board.is_copied = False
        now = [max(0, board.digit(cell)) for cell in range(81)]
        for cell in self.order[::-1]:
            if now[cell] != self.digits[cell]:
                self.tell(cell, 0, line, depth)
        for cell in range(81):
            self.tell(cell, now[cell], line, depth)

    def tell(self, cell, digit, line, depth):
        before = self.digits[cell]
        if before == digit:
            return
        order = self.order
        if before:
            if order[-1] == cell:
                order.pop()
            else:
                order.remove(cell)
        if digit:
            order.append(cell)
        self.digits[cell] = digit
        writes, at = self.writes, self.waiting * _WIDTH
        writes[at] = cell * 10 + digit
        writes[at + 1] = line
        writes[at + 2] = depth
        self.waiting += 1
        self.told += 1
        if self.is_due():
            self.hand_over()

    def is_due(self):
        if self.told <= _EAGER_WRITES or self.waiting == _MOST_WRITES:
            return True
        return self.waiting % 32 == 0 and time.monotonic() - self.handed_at > _SECONDS

    def hand_over(self):
        if self.waiting == 0:
            return
        taken = os.write(self.file, self.writes[: self.waiting * _WIDTH])
        # Whoever takes nothing has enough.
        self.is_full = taken == 0
        self.waiting = 0
        self.handed_at = time.monotonic()


class Reference:
    __slots__ = ("watch", "parent", "place", "key", "line", "depth")

    def __init__(self, watch, parent, place, key, line, depth):
        self.watch, self.parent, self.place = watch, parent, place
        self.key, self.line, self.depth = key, line, depth

    @property
    def value(self):
        return self.place[self.key]

    @value.setter
    def value(self, value):
        self.watch.write(self.parent, self.place, self.key, value, self.line, self.depth)
