import sys
text = "".join(sys.stdin.read().split())
rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9

def flip(i, d):
    rows[i // 9] ^= 1 << d
    cols[i % 9] ^= 1 << d
    boxes[i // 27 * 3 + i % 9 // 3] ^= 1 << d

for i, d in enumerate(text):
    if d != "0":
        flip(i, int(d))

def search(i, found):
    if i == 81:
        return found
    if text[i] != "0":
        return search(i + 1, found + text[i])
    used = rows[i // 9] | cols[i % 9] | boxes[i // 27 * 3 + i % 9 // 3]
    for d in range(1, 10):
        if used >> d & 1:
            continue
        flip(i, d)
        solved = search(i + 1, found + str(d))
        if solved:
            return solved
        flip(i, d)
    return ""

solved = search(0, "")
answer = [[0] * 9 for _ in range(9)]
for i in range(81):
    answer[i // 9][i % 9] = int(solved[i])
for line in answer:
    print(*line, sep="")
