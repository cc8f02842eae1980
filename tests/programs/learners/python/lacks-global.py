import sys
input = sys.stdin.readline
board = [list(map(int, input().split())) for _ in range(9)]
count = 0
def go(k):
    count += 1
    return go(k + 1) if k < 81 else True
go(0)
