board = [list(map(int, input().split())) for _ in range(9)]
def go(k):
    if k == 81:
        for row in board:
            print("".join(map(str, row)))
        exit()
    if board[k // 9][k % 9]:
        go(k + 1)
go(0)
