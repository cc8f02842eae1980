from dataclasses import dataclass, field
import sys
@dataclass
class Sudoku:
    grid: list
    rows: list = field(default_factory=lambda: [set(range(1, 10)) for _ in range(9)])
    cols: list = field(default_factory=lambda: [set(range(1, 10)) for _ in range(9)])
    boxes: list = field(default_factory=lambda: [set(range(1, 10)) for _ in range(9)])
    def __post_init__(self):
        self.blanks = []
        for r, row in enumerate(self.grid):
            for c, v in enumerate(row):
                match v:
                    case 0:
                        self.blanks.append((r, c))
                    case _:
                        for s in (self.rows[r], self.cols[c], self.boxes[r // 3 * 3 + c // 3]):
                            s.discard(v)
    def solve(self, k=0):
        if k == len(self.blanks):
            return True
        r, c = self.blanks[k]
        b = r // 3 * 3 + c // 3
        if not (free := self.rows[r] & self.cols[c] & self.boxes[b]):
            return False
        for v in sorted(free):
            self.grid[r][c] = v  # [seen: self.grid]
            self.rows[r] -= {v}; self.cols[c] -= {v}; self.boxes[b] -= {v}
            if self.solve(k + 1):
                return True
            self.rows[r] |= {v}; self.cols[c] |= {v}; self.boxes[b] |= {v}
            self.grid[r][c] = 0  # [seen: self.grid]
        return False
s = Sudoku([[*map(int, line.split())] for line in sys.stdin])
s.solve()
print("\n".join(" ".join(map(str, row)) for row in s.grid))
