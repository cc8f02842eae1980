#include <cstring>
#include <iostream>
using namespace std;

int board[9][9], answer[9][9];
bool found;

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

void solve(int n) {
    if (found) return;
    if (n == 81) {
        memcpy(answer, board, sizeof board);
        found = true;
        return;
    }
    int r = n / 9, c = n % 9;
    if (board[r][c]) {
        solve(n + 1);
        return;
    }
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        solve(n + 1);
        board[r][c] = 0;
    }
}

int main() {
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << answer[i][j] << ' ';
        cout << '\n';
    }
}
