start = [None] + [[0] + [int(d) for d in input()] for _ in range(9)]

def fits(b, r, c, d):
    top, left = (r - 1) // 3 * 3 + 1, (c - 1) // 3 * 3 + 1
    for k in range(9):
        if b[r][k + 1] == d or b[k + 1][c] == d or b[top + k // 3][left + k % 3] == d:
            return False
    return True

def copied(b):
    new = [[0] * 10 for _ in range(10)]
    for r in range(1, 10):
        for c in range(1, 10):
            new[r][c] = b[r][c]
    return new

def solve(b, n):
    if n == 81:
        return b
    r, c = n // 9 + 1, n % 9 + 1
    if b[r][c]:
        return solve(b, n + 1)
    for d in range(1, 10):
        if fits(b, r, c, d):
            new = copied(b)
            new[r][c] = d  # [seen: new]
            solved = solve(new, n + 1)
            if solved:
                return solved
    return None

for line in solve(start, 0)[1:]:
    print(*line[1:], sep="")
