board = [list(map(int, input().split())) for _ in range(9)]
row = [[0] * 9 for _ in range(9)]
col = [[0] * 9 for _ in range(9)]
box = [[0] * 9 for _ in range(9)]
for i in range(9):
    for j in range(9):
        if board[i][j]:
            k = board[i][j] - 1
            row[i][k] = col[j][k] = box[i // 3 * 3 + j // 3][k] = 1

def dfs(n):
    if n == 81:
        return True
    i, j = divmod(n, 9)
    if board[i][j]:
        return dfs(n + 1)
    b = i // 3 * 3 + j // 3
    for k in range(9):
        if row[i][k] or col[j][k] or box[b][k]:
            continue
        row[i][k] = col[j][k] = box[b][k] = 1
        board[i][j] = k + 1  # [seen: board]
        if dfs(n + 1):
            return True
        board[i][j] = 0  # [seen: board]
        row[i][k] = col[j][k] = box[b][k] = 0
    return False

dfs(0)
for line in board:
    print(*line)
