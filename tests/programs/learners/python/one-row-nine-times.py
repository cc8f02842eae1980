board = [[0] * 9] * 9
for r in range(9):
    for c, v in enumerate(map(int, input().split())):
        board[r][c] = v
for row in board:
    print(*row)
