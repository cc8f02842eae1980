board = {}
for r in range(9):
    for c, d in enumerate(map(int, input().split())):
        board[r, c] = d
empty = [k for k in board if board[k] == 0]

def free(r, c, d):
    for i in range(9):
        if board[(r, i)] == d or board[(i, c)] == d or board[(r // 3 * 3 + i // 3, c // 3 * 3 + i % 3)] == d:
            return False
    return True

def solve(n):
    if n == len(empty):
        return True
    r, c = empty[n]
    for d in range(1, 10):
        if free(r, c, d):
            board[r, c] = d  # [seen: board]
            if solve(n + 1): return True
            board[r, c] = 0  # [seen: board]
    return False

solve(0)
for r in range(9):
    print(' '.join(str(board[r, c]) for c in range(9)))
