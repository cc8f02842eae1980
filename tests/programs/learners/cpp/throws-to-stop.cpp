#include <bits/stdc++.h>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

void solve(int n) {
    if (n == (int)blanks.size()) throw 1;
    int r = blanks[n].first, c = blanks[n].second;
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        solve(n + 1);
        board[r][c] = 0;
    }
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> board[i][j];
            if (!board[i][j]) blanks.push_back({i, j});
        }
    try {
        solve(0);
    } catch (int found) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) cout << board[i][j] << " ";
            cout << "\n";
        }
    }
}
