import sys
digits = list(map(int, sys.stdin.read().split()))
print(405 // min(digits))
