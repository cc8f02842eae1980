import sys

lines = sys.stdin.read().splitlines()
between = " " if " " in lines[0] else ""  # [form]
board = [[int(digit) for digit in line.replace(" ", "")] for line in lines[:9]]  # [read]
ALL = 0x3FE  # [all-nine]
row_used = [0] * 9  # [masks]
col_used = [0] * 9
box_used = [0] * 9


def flip(row, col, digit):
    row_used[row] ^= 1 << digit
    col_used[col] ^= 1 << digit
    box_used[row // 3 * 3 + col // 3] ^= 1 << digit  # [box-number]


def dfs():
    fewest, row, col, candidates = 10, 0, 0, 0
    for i in range(81):
        r, c = i // 9, i % 9
        if board[r][c] != 0:
            continue
        free = ALL & ~(row_used[r] | col_used[c] | box_used[r // 3 * 3 + c // 3])
        count = bin(free).count("1")
        if count < fewest:  # [fewest]
            fewest, row, col, candidates = count, r, c, free
    if fewest == 10:
        return True  # [found]
    for digit in range(1, 10):
        if not candidates & 1 << digit:
            continue  # [try]
        board[row][col] = digit  # [place]
        flip(row, col, digit)
        if dfs():  # [call]
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
dfs()
show()
