#include <stdio.h>

int ok(int b[9][9], int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (b[r][i] == d) return 0;
        if (b[i][c] == d) return 0;
        if (b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return 0;
    }
    return 1;
}

int solve(int b[9][9]) {
    int r = -1, c = -1;
    for (int i = 0; i < 81 && r < 0; i++)
        if (b[i / 9][i % 9] == 0) r = i / 9, c = i % 9;
    if (r < 0) return 1;
    for (int d = 1; d <= 9; d++)
        if (ok(b, r, c, d)) {
            b[r][c] = d;
            if (solve(b)) return 1;
            b[r][c] = 0;
        }
    return 0;
}

int main(void) {
    int b[9][9];
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%1d", &b[i][j]);
    solve(b);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d", b[i][j]);
        printf("\n");
    }
    return 0;
}
