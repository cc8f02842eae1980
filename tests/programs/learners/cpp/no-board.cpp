#include <cstdio>

int rows[9], cols[9], boxes[9], filled;

int main() {
    for (int i = 0; i < 81; i++) {
        int d;
        scanf("%d", &d);
        if (!d) continue;
        int bit = 1 << d, r = i / 9, c = i % 9;
        rows[r] |= bit, cols[c] |= bit, boxes[r / 3 * 3 + c / 3] |= bit;
        filled++;
    }
    int fixed = 0;
    for (int i = 0; i < 81; i++) {
        int used = rows[i / 9] | cols[i % 9] | boxes[i / 27 * 3 + i % 9 / 3];
        fixed += __builtin_popcount(used) == 8;
    }
    printf("%d %d\n", filled, fixed);
}
