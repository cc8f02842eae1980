def ok(b, r, c, n):
    if n in b[r]: return False
    if n in [b[i][c] for i in range(9)]: return False
    br, bc = r - r % 3, c - c % 3
    return all(n not in b[i][bc:bc + 3] for i in range(br, br + 3))


def solve(b, r=0, c=0):
    """Fills the board from (r, c) on."""
    if c == 9:
        r, c = r + 1, 0
    if r == 9:
        return True
    if b[r][c]:
        return solve(b, r, c + 1)
    for n in range(1, 10):
        if ok(b, r, c, n):
            b[r][c] = n  # [seen: b]
            if solve(b, r, c + 1):
                return True
    b[r][c] = 0  # [seen: b]
    return False


if __name__ == "__main__":
    b = [list(map(int, input().split())) for _ in range(9)]
    solve(b)
    for row in b:
        print(row)
