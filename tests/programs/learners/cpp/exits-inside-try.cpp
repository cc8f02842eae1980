#include <cstdlib>
#include <iostream>
using namespace std;

int board[9][9];

struct Loud {
    ~Loud() { cout << "destroyed" << endl; }
};

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

void print() noexcept {
    for (auto& row : board) {
        for (int x : row) cout << x << ' ';
        cout << '\n';
    }
    exit(0);
}

void solve(int n) {
    if (n == 81) print();
    if (board[n / 9][n % 9]) {
        solve(n + 1);
        return;
    }
    for (int d = 1; d <= 9; d++) {
        if (!ok(n / 9, n % 9, d)) continue;
        board[n / 9][n % 9] = d;
        solve(n + 1);
        board[n / 9][n % 9] = 0;
    }
}

int main() {
    Loud loud;
    for (auto& row : board)
        for (int& x : row) cin >> x;
    try {
        solve(0);
    } catch (...) {
        cout << "caught";
    }
}
