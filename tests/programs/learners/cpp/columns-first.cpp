#include <iostream>
using namespace std;

int board[9][9];  // by column, then row

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(int n) {
    if (n == 81) return true;
    int y = n / 9, x = n % 9;
    if (board[x][y]) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(x, y, d)) continue;
        board[x][y] = d;
        if (solve(n + 1)) return true;
        board[x][y] = 0;
    }
    return false;
}

int main() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) cin >> board[x][y];
    solve(0);
    for (int y = 0; y < 9; y++) {
        for (int x = 0; x < 9; x++) cout << board[x][y] << ' ';
        cout << '\n';
    }
}
