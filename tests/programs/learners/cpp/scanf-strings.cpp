#include <cstdio>

char in[9][20];
int m[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (m[r][i] == d || m[i][c] == d) return false;
        if (m[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (m[r][c]) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        m[r][c] = d;
        if (solve(n + 1)) return true;
        m[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 9; i++) scanf("%s", in[i]);
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) m[i][j] = in[i][j] - '0';
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) printf("%d", m[i][j]);
        puts("");
    }
}
