#include <cstdio>

int board[9][9];

struct DeadEnd {
    int cell;
};

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

int next(int n) {
    while (n < 81 && board[n / 9][n % 9]) n++;
    return n;
}

void solve(int n) {
    if (n == 81) return;
    int r = n / 9, c = n % 9;
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        try {
            solve(next(n + 1));
            return;
        } catch (DeadEnd end) {
            if (end.cell <= n) throw;
            board[r][c] = 0;
        }
    }
    throw DeadEnd{n};
}

int main() {
    for (int i = 0; i < 81; i++) scanf("%d", &board[i / 9][i % 9]);
    solve(next(0));
    for (int i = 0; i < 81; i++) printf("%d%c", board[i / 9][i % 9], i % 9 < 8 ? ' ' : '\n');
}
