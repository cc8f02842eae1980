#include <iostream>
#include <vector>
using namespace std;

int board[9][9];
vector<pair<int, int>> blanks;
bool done;

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

void solve(int at) {
    if (at == (int)blanks.size()) {
        done = true;
        return;
    }
    int r = blanks[at].first, c = blanks[at].second;
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        solve(at + 1);
        if (done) return;
        board[r][c] = 0;
    }
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) {
            cin >> board[i][j];
            if (board[i][j] == 0) blanks.push_back(make_pair(i, j));
        }
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << '\n';
    }
}
