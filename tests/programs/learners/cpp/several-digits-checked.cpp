#include <iostream>
#include <set>
using namespace std;

int board[9][9];
set<int> rows[9], cols[9], boxes[9];

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9, b = r / 3 * 3 + c / 3;
    if (board[r][c]) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (rows[r].count(d) || cols[c].count(d) || boxes[b].count(d)) continue;
        rows[r].insert(d), cols[c].insert(d), boxes[b].insert(d);
        board[r][c] = d;
        if (solve(n + 1)) return true;
        board[r][c] = 0;
        rows[r].erase(d), cols[c].erase(d), boxes[b].erase(d);
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) {
        int r = i / 9, c = i % 9;
        cin >> board[r][c];
        if (!board[r][c]) continue;
        rows[r].insert(board[r][c]);
        cols[c].insert(board[r][c]);
        boxes[r / 3 * 3 + c / 3].insert(board[r][c]);
    }
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << '\n';
    }
}
