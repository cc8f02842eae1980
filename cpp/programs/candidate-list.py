import sys

lines = sys.stdin.read().splitlines()
between = " " if " " in lines[0] else ""  # [form]
board = [[int(digit) for digit in line.replace(" ", "")] for line in lines[:9]]  # [read]
found = False


def candidates(row, col):
    used = [False] * 10
    top, left = row // 3 * 3, col // 3 * 3  # [box]
    for i in range(9):
        used[board[row][i]] = True
        used[board[i][col]] = True
        used[board[top + i // 3][left + i % 3]] = True
    return [digit for digit in range(1, 10) if not used[digit]]


def show():
    for line in board:
        print(between.join(map(str, line)))


def dfs(depth):
    global found
    if depth == 81:
        show()
        found = True  # [found]
        return
    row, col = depth // 9, depth % 9  # [index]
    if board[row][col] != 0:
        dfs(depth + 1)  # [given]
        return
    for digit in candidates(row, col):  # [try-listed]
        board[row][col] = digit  # [place]
        dfs(depth + 1)  # [call]
        if found:
            return  # [stop]
        board[row][col] = 0  # [take-back]
    return  # [return]


dfs(0)
