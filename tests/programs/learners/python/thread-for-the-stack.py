import sys
import threading
sys.setrecursionlimit(10**7)
threading.stack_size(2**27)

def main():
    board = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
    rows = [0] * 9; cols = [0] * 9; boxes = [0] * 9
    for r in range(9):
        for c in range(9):
            bit = 1 << board[r][c] >> 1 << 1
            rows[r] |= bit; cols[c] |= bit; boxes[r // 3 * 3 + c // 3] |= bit

    def dfs(n):
        if n == 81: return True
        r, c = divmod(n, 9)
        if board[r][c]: return dfs(n + 1)
        b = r // 3 * 3 + c // 3
        for d in range(1, 10):
            bit = 1 << d
            if (rows[r] | cols[c] | boxes[b]) & bit: continue
            rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit
            board[r][c] = d  # [seen: board]
            if dfs(n + 1): return True
            board[r][c] = 0  # [seen: board]
            rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit
        return False

    dfs(0)
    for row in board: print(*row)

t = threading.Thread(target=main)
t.start()
t.join()
