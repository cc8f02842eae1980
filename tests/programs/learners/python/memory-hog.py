held = []
while True:
    held.append([0] * 100000)
