import sys
sys.setrecursionlimit(10 ** 9)


class Node:
    def __init__(self, depth):
        self.next = Node(depth + 1)


Node(0)
