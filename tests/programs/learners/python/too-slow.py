from itertools import product

# Too slow: every way to fill all blanks.
board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
for digits in product(range(1, 10), repeat=len(blanks)):
    for (r, c), d in zip(blanks, digits):
        board[r][c] = d
    rows_right = all(len(set(row)) == 9 for row in board)
    columns_right = all(len(set(column)) == 9 for column in zip(*board))
    if rows_right and columns_right:
        break
for row in board:
    print(*row)
