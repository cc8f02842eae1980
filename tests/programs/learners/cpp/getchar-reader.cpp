#include <cstdio>

int f[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (f[r][i] == d || f[i][c] == d) return false;
        if (f[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

int digit() {
    int c = getchar();
    while (c < '0' || c > '9') c = getchar();
    return c - '0';
}

bool solve(int r, int c) {
    if (c == 9) return solve(r + 1, 0);
    if (r == 9) return true;
    if (f[r][c]) return solve(r, c + 1);
    for (int d = 1; d <= 9; d++)
        if (ok(r, c, d)) {
            f[r][c] = d;
            if (solve(r, c + 1)) return true;
            f[r][c] = 0;
        }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) f[i / 9][i % 9] = digit();
    solve(0, 0);
    for (int i = 0; i < 81; i++) printf(i % 9 == 8 ? "%d\n" : "%d ", f[i / 9][i % 9]);
}
