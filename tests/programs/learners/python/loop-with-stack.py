import sys
board = [list(map(int, l.split())) for l in sys.stdin.readlines()]
blanks = [(i, j) for i in range(9) for j in range(9) if not board[i][j]]

def fits(i, j, d):
    bi, bj = i // 3 * 3, j // 3 * 3
    return all(board[i][k] != d and board[k][j] != d and board[bi + k // 3][bj + k % 3] != d for k in range(9))

at = 0
while at < len(blanks):
    i, j = blanks[at]
    d = board[i][j] + 1
    board[i][j] = 0  # [seen: board]
    while d <= 9 and not fits(i, j, d):
        d += 1
    if d > 9:
        at -= 1
        continue
    board[i][j] = d  # [seen: board]
    at += 1
for r in board:
    print(*r)
