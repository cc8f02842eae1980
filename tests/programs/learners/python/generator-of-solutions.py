import sys
rows = sys.stdin.read().split()
grid = [[int(d) for d in row] for row in rows]

def options(r, c):
    seen = set(grid[r]) | {row[c] for row in grid}
    for row in grid[r - r % 3:r - r % 3 + 3]:
        seen |= set(row[c - c % 3:c - c % 3 + 3])
    return sorted(set(range(1, 10)) - seen)

def solutions(n=0):
    if n == 81:
        yield [row[:] for row in grid]
        return
    r, c = divmod(n, 9)
    if grid[r][c]:
        yield from solutions(n + 1)
        return
    for d in options(r, c):
        grid[r][c] = d  # [seen: grid]
        yield from solutions(n + 1)
        grid[r][c] = 0  # [seen: grid]

for row in next(solutions()):
    print(*row, sep='')
