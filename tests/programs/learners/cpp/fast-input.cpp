#include <unistd.h>
#include <cstdio>

char buffer[1 << 16];
int board[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (board[r][c]) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        if (solve(n + 1)) return true;
    }
    board[r][c] = 0;
    return false;
}

int main() {
    size_t length = fread(buffer, 1, sizeof buffer, stdin);
    int n = 0;
    for (size_t i = 0; i < length && n < 81; i++)
        if (buffer[i] >= '0' && buffer[i] <= '9') {
            board[n / 9][n % 9] = buffer[i] - '0';
            n++;
        }
    solve(0);
    for (int i = 0; i < 9; i++, putchar('\n'))
        for (int j = 0; j < 9; j++) putchar('0' + board[i][j]), putchar(' ');
}
