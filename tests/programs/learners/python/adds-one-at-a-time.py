b = [list(map(int, input().split())) for _ in range(9)]
z = [(i, j) for i in range(9) for j in range(9) if b[i][j] == 0]

def bad(i, j):
    v = b[i][j]
    x, y = i // 3 * 3, j // 3 * 3
    for k in range(9):
        if k != j and b[i][k] == v: return True
        if k != i and b[k][j] == v: return True
        p, q = x + k // 3, y + k % 3
        if (p, q) != (i, j) and b[p][q] == v: return True
    return False

def go(n):
    if n == len(z): return True
    i, j = z[n]
    while b[i][j] < 9:
        b[i][j] += 1  # [seen: b]
        if not bad(i, j) and go(n + 1): return True
    b[i][j], done = 0, False  # [seen: b]
    return done

go(0)
for r in b: print(*r)
