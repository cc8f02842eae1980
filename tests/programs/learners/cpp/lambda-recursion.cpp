#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    vector<vector<int>> t(9, vector<int>(9));
    vector<vector<bool>> row(9, vector<bool>(10)), col = row, box = row;
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            cin >> t[r][c];
            row[r][t[r][c]] = col[c][t[r][c]] = box[r / 3 * 3 + c / 3][t[r][c]] = true;
        }
    function<bool(int)> go = [&](int n) {
        if (n == 81) return true;
        int r = n / 9, c = n % 9, b = r / 3 * 3 + c / 3;
        if (t[r][c]) return go(n + 1);
        for (int d = 1; d < 10; d++) {
            if (row[r][d] || col[c][d] || box[b][d]) continue;
            row[r][d] = col[c][d] = box[b][d] = true;
            t[r][c] = d;
            if (go(n + 1)) return true;
            t[r][c] = 0;
            row[r][d] = col[c][d] = box[b][d] = false;
        }
        return false;
    };
    go(0);
    for (auto& line : t) {
        for (int x : line) cout << x << ' ';
        cout << '\n';
    }
}
