#include <cstdio>
#include <cstring>

short q[9][9];

bool ok(short r, int c, short d) {
    for (int i = 0; i < 9; i++) {
        if (q[r][i] == d || q[i][c] == d) return false;
        if (q[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (q[r][c]) return solve(n + 1);
    for (short d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        q[r][c] = d;
        if (solve(n + 1)) return true;
    }
    q[r][c] = 0;
    return false;
}

int main() {
    memset(q, 0, sizeof q);
    for (int i = 0; i < 81; i++) scanf("%hd", &q[i / 9][i % 9]);
    solve(0);
    for (int i = 0; i < 81; i++) printf(i % 9 == 8 ? "%d\n" : "%d ", q[i / 9][i % 9]);
}
