#include <iostream>
#include <vector>
using namespace std;

bool ok(vector<vector<int>>& v, int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (v[r][i] == d || v[i][c] == d || v[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

bool solve(vector<vector<int>>& v, vector<pair<int, int>>& blanks, size_t at) {
    if (at == blanks.size()) return true;
    auto [r, c] = blanks[at];
    for (int d = 1; d <= 9; d++) {
        if (!ok(v, r, c, d)) continue;
        v[r][c] = d;
        if (solve(v, blanks, at + 1)) return true;
        v[r][c] = 0;
    }
    return false;
}

int main() {
    vector<vector<int>> v;
    vector<pair<int, int>> blanks;
    for (int i = 0; i < 9; i++) {
        vector<int> row;
        for (int j = 0; j < 9; j++) {
            int x;
            cin >> x;
            row.push_back(x);
            if (x == 0) blanks.push_back({i, j});
        }
        v.push_back(row);
    }
    solve(v, blanks, 0);
    for (auto& row : v) {
        for (int x : row) cout << x << " ";
        cout << endl;
    }
}
