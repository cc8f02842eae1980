#include <iostream>
using namespace std;
typedef long long ll;

ll w[9][9];

bool ok(int r, int c, ll d) {
    for (int i = 0; i < 9; i++) {
        if (w[r][i] == d || w[i][c] == d) return false;
        if (w[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (w[r][c]) return solve(n + 1);
    for (ll d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        w[r][c] = d;
        if (solve(n + 1)) return true;
        w[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) cin >> w[i / 9][i % 9];
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << w[i][j] << ' ';
        cout << '\n';
    }
}
