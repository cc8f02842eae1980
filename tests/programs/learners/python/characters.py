g = [list(input().strip()) for _ in range(9)]

def cand(r, c):
    used = set(g[r]) | {g[i][c] for i in range(9)}
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        used.update(g[i][c // 3 * 3:c // 3 * 3 + 3])
    return [d for d in "123456789" if d not in used]

def solve():
    for r in range(9):
        for c in range(9):
            if g[r][c] == '0':
                for d in cand(r, c):
                    g[r][c] = d  # [seen: g]
                    if solve():
                        return True
                    g[r][c] = '0'  # [seen: g]
                return False
    return True

solve()
print('\n'.join(map(''.join, g)))
