from collections import defaultdict
from sys import stdin


class Sudoku:
    def __init__(self, rows):
        self.cells = rows
        self.rows = defaultdict(set)
        self.cols = defaultdict(set)
        self.boxes = defaultdict(set)
        self.blanks = []
        for r in range(9):
            for c in range(9):
                if rows[r][c] == 0:
                    self.blanks.append((r, c))
                else:
                    self.mark(r, c, rows[r][c])

    def mark(self, r, c, d):
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3, c // 3].add(d)

    def unmark(self, r, c, d):
        self.rows[r].remove(d)
        self.cols[c].remove(d)
        self.boxes[r // 3, c // 3].remove(d)

    def solve(self, i: int = 0) -> bool:
        if i == len(self.blanks):
            return True
        r, c = self.blanks[i]
        for d in range(1, 10):
            if d in self.rows[r] or d in self.cols[c] or d in self.boxes[r // 3, c // 3]:
                continue
            self.cells[r][c] = d  # [seen: self.cells]
            self.mark(r, c, d)
            if self.solve(i + 1):
                return True
            self.unmark(r, c, d)
            self.cells[r][c] = 0  # [seen: self.cells]
        return False

    def __str__(self):
        return "\n".join(" ".join(map(str, row)) for row in self.cells)


sudoku = Sudoku([[int(x) for x in line.split()] for line in stdin.read().strip().split("\n")])
sudoku.solve()
print(sudoku)
