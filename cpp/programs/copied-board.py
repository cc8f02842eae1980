import sys

lines = sys.stdin.read().splitlines()
between = " " if " " in lines[0] else ""  # [form]
board = [[int(digit) for digit in line.replace(" ", "")] for line in lines[:9]]  # [read]
blanks = [(row, col) for row in range(9) for col in range(9) if board[row][col] == 0]
found = False


def possible(board, row, col, digit):
    board = [line[:] for line in board]  # [board-copied]
    for i in range(9):
        if board[row][i] == digit or board[i][col] == digit:
            return False
    top, left = row // 3 * 3, col // 3 * 3  # [box]
    for i in range(9):
        if board[top + i // 3][left + i % 3] == digit:
            return False
    return True


def show(board):
    for line in board:
        print(between.join(map(str, line)))


def dfs(board, index):
    global found
    board = [line[:] for line in board]
    if index == len(blanks):
        show(board)
        found = True  # [found]
        return
    row, col = blanks[index]
    for digit in range(1, 10):
        if not possible(board, row, col, digit):
            continue  # [try]
        board[row][col] = digit  # [place]
        dfs(board, index + 1)  # [call]
        if found:
            return  # [stop]
        board[row][col] = 0  # [take-back]
    return  # [return]


dfs(board, 0)
