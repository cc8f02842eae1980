import sys
board = [[0] * 10]
for _ in range(9):
    board.append([0] + [int(c) for c in sys.stdin.readline().rstrip()])
row = [[False] * 10 for _ in range(10)]
col = [[False] * 10 for _ in range(10)]
square = [[False] * 10 for _ in range(10)]
def box(x, y):
    return (x - 1) // 3 * 3 + (y - 1) // 3
for i in range(1, 10):
    for j in range(1, 10):
        if board[i][j]:
            row[i][board[i][j]] = col[j][board[i][j]] = square[box(i, j)][board[i][j]] = True
def dfs(n):
    if n == 81:
        for i in range(1, 10):
            print(*board[i][1:], sep='')
        sys.exit()
    x, y = n // 9 + 1, n % 9 + 1
    if board[x][y] != 0:
        dfs(n + 1)
        return
    for k in range(1, 10):
        if not row[x][k] and not col[y][k] and not square[box(x, y)][k]:
            row[x][k] = col[y][k] = square[box(x, y)][k] = True
            board[x][y] = k  # [seen: board]
            dfs(n + 1)
            board[x][y] = 0  # [seen: board]
            row[x][k] = col[y][k] = square[box(x, y)][k] = False
dfs(0)
