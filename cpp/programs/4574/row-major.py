import sys
sys.setrecursionlimit(10000)


def box_of(row, column):
    return row // 3 * 3 + column // 3


def fits(row, column, digit):
    box = box_of(row, column)
    return not (in_row[row][digit] or in_column[column][digit] or in_box[box][digit])


def put(row, column, digit, is_there):
    board[row][column] = digit if is_there else 0
    in_row[row][digit] = in_column[column][digit] = is_there
    in_box[box_of(row, column)][digit] = is_there


def fill(cell):
    while cell < 81 and board[cell // 9][cell % 9] != 0:
        cell += 1
    if cell == 81:
        return True
    row, column = divmod(cell, 9)
    for row2, column2 in (row, column + 1), (row + 1, column):
        if row2 == 9 or column2 == 9 or board[row2][column2] != 0:
            continue
        for one in range(1, 10):
            if not fits(row, column, one):
                continue
            put(row, column, one, True)
            for other in range(1, 10):
                if used[one][other] or not fits(row2, column2, other):
                    continue
                put(row2, column2, other, True)
                used[one][other] = used[other][one] = True
                if fill(cell + 1):
                    return True
                used[one][other] = used[other][one] = False
                put(row2, column2, other, False)
            put(row, column, one, False)
    return False


def read(place, digit):
    put(ord(place[0]) - ord('A'), int(place[1]) - 1, digit, True)


words = iter(sys.stdin.read().split())
puzzle = 0
while True:
    count = int(next(words))
    if count == 0:
        break
    puzzle += 1
    board = [[0] * 9 for _ in range(9)]
    in_row, in_column, in_box = ([[False] * 10 for _ in range(9)] for _ in range(3))
    used = [[i == j for j in range(10)] for i in range(10)]
    for _ in range(count):
        one, at, other, at2 = int(next(words)), next(words), int(next(words)), next(words)
        read(at, one)
        read(at2, other)
        used[one][other] = used[other][one] = True
    for digit in range(1, 10):
        read(next(words), digit)
    fill(0)
    print('Puzzle', puzzle)
    for line in board:
        print(''.join(map(str, line)))
