import sys

lines = sys.stdin.read().splitlines()
between = " " if " " in lines[0] else ""  # [form]
board = [[int(digit) for digit in line.replace(" ", "")] for line in lines[:9]]  # [read]


def items_of(option):  # [items]
    row, col, digit = option
    box = row // 3 * 3 + col // 3
    return [(0, row, col), (1, row, digit), (2, col, digit), (3, box, digit)]


def cover(item):  # [cover]
    options = open_items.pop(item)
    for option in options:
        for other in items_of(option):
            if other != item:
                open_items[other].discard(option)
    return options


def uncover(item, options):  # [uncover]
    for option in options:
        for other in items_of(option):
            if other != item:
                open_items[other].add(option)
    open_items[item] = options


def search():
    if not open_items:
        return True  # [found]
    best = min(open_items, key=lambda item: (len(open_items[item]), item))  # [fewest-options]
    options = cover(best)
    for option in sorted(options):  # [try-options]
        row, col, digit = option
        board[row][col] = digit  # [place]
        others = [item for item in items_of(option) if item != best]
        covered = [cover(item) for item in others]
        if search():  # [call]
            return True
        while others:
            uncover(others.pop(), covered.pop())
        board[row][col] = 0  # [take-back]
    uncover(best, options)
    return False  # [return]


def show():
    for line in board:
        print(between.join(map(str, line)))


open_items = {}
for option in [(row, col, digit) for row in range(9) for col in range(9) for digit in range(1, 10)]:
    for item in items_of(option):
        open_items.setdefault(item, set()).add(option)
for row in range(9):
    for col in range(9):
        if board[row][col] != 0:
            for item in items_of((row, col, board[row][col])):
                cover(item)  # [given-options]
search()
show()
