#include <iostream>
using namespace std;

int board[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve() {
    int best = 10, r = -1, c = -1;
    for (int i = 0; i < 81; i++) {
        if (board[i / 9][i % 9]) continue;
        int n = 0;
        for (int d = 1; d <= 9; d++) n += ok(i / 9, i % 9, d);
        if (n < best) best = n, r = i / 9, c = i % 9;
    }
    if (r < 0) return true;
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        if (solve()) return true;
        board[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    solve();
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << '\n';
    }
}
