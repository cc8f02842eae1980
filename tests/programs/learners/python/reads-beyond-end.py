board = []
for _ in range(10):
    board.append(list(map(int, input().split())))
for row in board:
    print(*row)
