import copy

board = [list(map(int, input().split())) for _ in range(9)]

def possible(b, y, x, n):
    for i in range(9):
        if b[y][i] == n or b[i][x] == n:
            return False
    for i in range(y // 3 * 3, y // 3 * 3 + 3):
        for j in range(x // 3 * 3, x // 3 * 3 + 3):
            if b[i][j] == n:
                return False
    return True

def search(b, at):
    while at < 81 and b[at // 9][at % 9] != 0:
        at += 1
    if at == 81:
        return b
    for n in range(1, 10):
        if possible(b, at // 9, at % 9, n):
            nb = copy.deepcopy(b)
            nb[at // 9][at % 9] = n  # [seen: nb]
            found = search(nb, at + 1)
            if found:
                return found
    return None

for line in search(board, 0):
    print(*line)
