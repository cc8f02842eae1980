import sys
read = sys.stdin.readline
table = []
for _ in range(9):
    table.append([int(x) for x in read().strip()])

def works(y, x, v):
    if v in table[y]:
        return False
    for line in table:
        if line[x] == v:
            return False
    for line in table[y // 3 * 3:y // 3 * 3 + 3]:
        if v in line[x // 3 * 3:x // 3 * 3 + 3]:
            return False
    return True

def fill(y, x):
    if y == 9:
        return True
    ny, nx = (y, x + 1) if x < 8 else (y + 1, 0)
    row = table[y]
    if row[x]:
        return fill(ny, nx)
    for v in range(1, 10):
        if works(y, x, v):
            row[x] = v  # [seen: table]
            if fill(ny, nx):
                return True
            row[x] = 0  # [seen: table]
    return False

fill(0, 0)
for row in table:
    print(*row, sep="")
