#include <bits/stdc++.h>
using namespace std;
int board[9][9];
bitset<10> row_[9], col_[9], box_[9];
vector<pair<int, int>> blanks;
bool solve() {
    int best = 10, at = -1;
    for (int i = 0; i < (int)blanks.size(); i++) {
        auto [r, c] = blanks[i];
        if (board[r][c]) continue;
        int count = 9 - (row_[r] | col_[c] | box_[r / 3 * 3 + c / 3]).count();
        if (count < best) tie(best, at) = make_tuple(count, i);
    }
    if (at < 0) return true;
    auto [r, c] = blanks[at];
    auto used = row_[r] | col_[c] | box_[r / 3 * 3 + c / 3];
    for (int d = 1; d <= 9; d++) {
        if (used[d]) continue;
        board[r][c] = d;
        row_[r][d] = col_[c][d] = box_[r / 3 * 3 + c / 3][d] = 1;
        if (solve()) return true;
        row_[r][d] = col_[c][d] = box_[r / 3 * 3 + c / 3][d] = 0;
        board[r][c] = 0;
    }
    return false;
}
int main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            cin >> board[r][c];
            if (int d = board[r][c])
                row_[r].set(d), col_[c].set(d), box_[r / 3 * 3 + c / 3].set(d);
            else
                blanks.emplace_back(r, c);
        }
    solve();
    for (auto& line : board) {
        copy(begin(line), end(line), ostream_iterator<int>(cout, " "));
        cout << "\n";
    }
}
