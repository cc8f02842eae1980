#include <cstdio>

struct Board {
    int cell[9][9];
};

bool ok(const Board& b, int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (b.cell[r][i] == d || b.cell[i][c] == d || b.cell[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
            return false;
    return true;
}

bool solve(Board b, int n) {
    if (n == 81) {
        for (int i = 0; i < 81; i++) printf("%d%c", b.cell[i / 9][i % 9], i % 9 == 8 ? '\n' : ' ');
        return true;
    }
    int r = n / 9, c = n % 9;
    if (b.cell[r][c]) return solve(b, n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(b, r, c, d)) continue;
        b.cell[r][c] = d;
        if (solve(b, n + 1)) return true;
    }
    return false;
}

int main() {
    Board b;
    for (int i = 0; i < 81; i++) scanf("%d", &b.cell[i / 9][i % 9]);
    solve(b, 0);
}
