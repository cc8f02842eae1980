import sys

lines = sys.stdin.read().splitlines()
between = " " if " " in lines[0] else ""  # [form]
board = [[int(digit) for digit in line.replace(" ", "")] for line in lines[:9]]  # [read]
row_used = [0] * 9  # [masks]
col_used = [0] * 9
box_used = [0] * 9


def flip(row, col, digit):
    row_used[row] ^= 1 << digit
    col_used[col] ^= 1 << digit
    box_used[row // 3 * 3 + col // 3] ^= 1 << digit  # [box-number]


def dfs(index):
    if index == 81:
        return True  # [found]
    row, col = index // 9, index % 9  # [index]
    if board[row][col] != 0:
        return dfs(index + 1)  # [given]
    used = row_used[row] | col_used[col] | box_used[row // 3 * 3 + col // 3]  # [one-or]
    for digit in range(1, 10):
        if used & 1 << digit:
            continue  # [try]
        board[row][col] = digit  # [place]
        flip(row, col, digit)
        if dfs(index + 1):  # [call]
            return True
        board[row][col] = 0  # [take-back]
        flip(row, col, digit)
    return False  # [return]


def show():
    for line in board:
        print(between.join(map(str, line)))


for row in range(9):
    for col in range(9):
        if board[row][col] != 0:
            flip(row, col, board[row][col])
dfs(0)
show()
