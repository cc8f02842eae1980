def solve(n):
    return solve(n + 1)


solve(0)
