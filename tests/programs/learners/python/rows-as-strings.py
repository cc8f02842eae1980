g = [input() for _ in range(9)]

def can(r, c, d):
    if d in g[r]: return False
    if any(row[c] == d for row in g): return False
    x = c // 3 * 3
    return all(d not in row[x:x + 3] for row in g[r // 3 * 3:r // 3 * 3 + 3])

def put(r, c, d):
    g[r] = g[r][:c] + d + g[r][c + 1:]  # [seen: g]

def solve(n):
    if n == 81: return True
    r, c = n // 9, n % 9
    if g[r][c] != '0': return solve(n + 1)
    for d in '123456789':
        if can(r, c, d):
            put(r, c, d)
            if solve(n + 1): return True
            put(r, c, '0')
    return False

solve(0)
print(*g, sep='\n')
