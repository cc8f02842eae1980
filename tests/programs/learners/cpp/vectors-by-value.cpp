#include <iostream>
#include <vector>
using namespace std;

typedef vector<vector<int>> Board;
Board answer;

bool ok(const Board& v, int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (v[r][i] == d || v[i][c] == d || v[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

bool solve(Board v, int n) {
    while (n < 81 && v[n / 9][n % 9] != 0) n++;
    if (n == 81) {
        answer = v;
        return true;
    }
    for (int d = 1; d <= 9; d++) {
        if (!ok(v, n / 9, n % 9, d)) continue;
        v[n / 9][n % 9] = d;
        if (solve(v, n + 1)) return true;
    }
    return false;
}

int main() {
    Board v(9, vector<int>(9));
    for (auto& row : v)
        for (int& x : row) cin >> x;
    solve(v, 0);
    for (auto& row : answer) {
        for (int x : row) cout << x << ' ';
        cout << '\n';
    }
}
