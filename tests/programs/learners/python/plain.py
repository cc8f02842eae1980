board = [list(map(int, input().split())) for _ in range(9)]


def ok(r, c, n):
    if n in board[r] or any(row[c] == n for row in board):
        return False
    br, bc = r - r % 3, c - c % 3
    return all(n not in board[i][bc:bc + 3] for i in range(br, br + 3))


def dfs(k):
    if k == 81:
        return True
    r, c = divmod(k, 9)
    if board[r][c]:
        return dfs(k + 1)
    for n in range(1, 10):
        if ok(r, c, n):
            board[r][c] = n  # [seen: board]
            if dfs(k + 1):
                return True
            board[r][c] = 0  # [seen: board]
    return False


dfs(0)
for row in board:
    print(*row)
