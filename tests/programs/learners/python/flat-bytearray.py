import sys
data = sys.stdin.buffer.read().split()
cells = bytearray(81)
at = 0
for word in data:
    for byte in word:
        cells[at] = byte - 48
        at += 1

def peers(n):
    r, c = divmod(n, 9)
    s = set(range(r * 9, r * 9 + 9)) | set(range(c, 81, 9))
    top = r // 3 * 27 + c // 3 * 3
    for i in (0, 9, 18):
        s |= {top + i, top + i + 1, top + i + 2}
    s.discard(n)
    return sorted(s)

P = [peers(n) for n in range(81)]

def go(n):
    if n == 81: return True
    if cells[n]: return go(n + 1)
    used = {cells[p] for p in P[n]}
    for d in range(1, 10):
        if d in used: continue
        cells[n] = d  # [seen: cells]
        if go(n + 1): return True
    cells[n] = 0  # [seen: cells]
    return False

go(0)
for r in range(9):
    print("".join(str(d) for d in cells[r * 9:r * 9 + 9]))
