#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int board[9][9];

vector<int> candidates(int r, int c) {
    vector<bool> used(10);
    for (int i = 0; i < 9; i++) {
        used[board[r][i]] = used[board[i][c]] = true;
        used[board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]] = true;
    }
    vector<int> found;
    for (int d = 1; d <= 9; d++)
        if (!used[d]) found.push_back(d);
    return found;
}

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (board[r][c] != 0) return solve(n + 1);
    for (int d : candidates(r, c)) {
        board[r][c] = d;
        if (solve(n + 1)) return true;
        board[r][c] = 0;
    }
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    solve(0);
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << '\n';
    }
}
