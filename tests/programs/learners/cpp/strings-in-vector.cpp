#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<string> g(9);

bool fits(int r, int c, char d) {
    for (int i = 0; i < 9; i++)
        if (g[r][i] == d || g[i][c] == d || g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

bool solve() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            if (g[r][c] != '0') continue;
            for (char d = '1'; d <= '9'; d++) {
                if (!fits(r, c, d)) continue;
                g[r][c] = d;
                if (solve()) return true;
                g[r][c] = '0';
            }
            return false;
        }
    return true;
}

int main() {
    for (auto& line : g) cin >> line;
    solve();
    for (auto& line : g) cout << line << "\n";
}
