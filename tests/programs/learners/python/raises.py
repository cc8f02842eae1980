board = [list(map(int, input().split())) for _ in range(9)]
raise ValueError("no")
