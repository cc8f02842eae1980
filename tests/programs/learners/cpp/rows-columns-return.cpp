#include <iostream>
using namespace std;

int map[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (map[r][i] == d || map[i][c] == d) return false;
        if (map[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

bool dfs(int r, int c) {
    if (r == 9) return true;
    if (c == 9) return dfs(r + 1, 0);
    if (map[r][c] != 0) return dfs(r, c + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        map[r][c] = d;
        if (dfs(r, c + 1)) return true;
    }
    map[r][c] = 0;
    return false;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(NULL);
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) cin >> map[i][j];
    dfs(0, 0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << map[i][j] << ' ';
        cout << '\n';
    }
}
