board = [list(map(int, input().split())) for _ in range(9)]


def ok(r, c, n):
    if n in board[r] or any(row[c] == n for row in board):
        return False
    br, bc = r - r % 3, c - c % 3
    return all(n not in board[i][bc:bc + 3] for i in range(br, br + 3))


def next_blank():
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                return r, c


def solve():
    r, c = next_blank()
    for n in range(1, 10):
        if ok(r, c, n):
            board[r][c] = n
            solve()
            board[r][c] = 0


solve()
for row in board:
    print(*row)
