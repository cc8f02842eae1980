#include <array>
#include <iostream>
using namespace std;

using Board = array<array<int, 9>, 9>;

bool ok(const Board& b, int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

bool solve(Board& b, int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (b[r][c] != 0) return solve(b, n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(b, r, c, d)) continue;
        b[r][c] = d;
        if (solve(b, n + 1)) return true;
    }
    b[r][c] = 0;
    return false;
}

int main() {
    Board b;
    for (auto& row : b)
        for (auto& x : row) cin >> x;
    solve(b, 0);
    for (auto& row : b) {
        for (auto x : row) cout << x << ' ';
        cout << '\n';
    }
}
