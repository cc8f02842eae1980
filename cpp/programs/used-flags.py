import sys

lines = sys.stdin.read().splitlines()
between = " " if " " in lines[0] else ""  # [form]
board = [[int(digit) for digit in line.replace(" ", "")] for line in lines[:9]]  # [read]
row_has = [[False] * 10 for _ in range(9)]  # [flags]
col_has = [[False] * 10 for _ in range(9)]
box_has = [[False] * 10 for _ in range(9)]


def mark(row, col, digit, used):
    row_has[row][digit] = col_has[col][digit] = used
    box_has[row // 3 * 3 + col // 3][digit] = used  # [box-number]


def show():
    for line in board:
        print(between.join(map(str, line)))


def dfs(index):
    if index == 81:
        show()
        sys.exit()  # [found]
    row, col = index // 9, index % 9  # [index]
    box = row // 3 * 3 + col // 3
    if board[row][col] != 0:
        dfs(index + 1)  # [given]
        return
    for digit in range(1, 10):
        if row_has[row][digit] or col_has[col][digit] or box_has[box][digit]:
            continue  # [try]
        board[row][col] = digit  # [place]
        mark(row, col, digit, True)
        dfs(index + 1)  # [call]
        board[row][col] = 0  # [take-back]
        mark(row, col, digit, False)
    return  # [return]


for row in range(9):
    for col in range(9):
        if board[row][col] != 0:
            mark(row, col, board[row][col], True)
dfs(0)
