import sys

board = [map(int, raw_input().split()) for _ in xrange(9)]
blanks = [(r, c) for r in xrange(9) for c in xrange(9) if board[r][c] == 0]


def fits(r, c, d):
    for i in xrange(9):
        if board[r][i] == d or board[i][c] == d:
            return False
    return True


def solve(at):
    if at == len(blanks):
        for row in board:
            print ' '.join(map(str, row))
        sys.exit()
    r, c = blanks[at]
    for d in xrange(1, 10):
        if fits(r, c, d):
            board[r][c] = d
            solve(at + 1)
            board[r][c] = 0


solve(0)
