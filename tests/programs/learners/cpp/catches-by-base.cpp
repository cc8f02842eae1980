#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

struct Solved : runtime_error {
    int tries;
    Solved(const string& text, int n) : runtime_error(text), tries(n) {}
};

int board[9][9];
int tries;

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

void solve(int n) {
    while (n < 81 && board[n / 9][n % 9]) n++;
    if (n == 81) throw Solved("solved", tries);
    vector<int> candidates;
    for (int d = 1; d <= 9; d++)
        if (ok(n / 9, n % 9, d)) candidates.push_back(d);
    for (int d : candidates) {
        tries++;
        board[n / 9][n % 9] = d;
        try {
            solve(n + 1);
        } catch (const logic_error& e) {
            cout << "never";
        }
        board[n / 9][n % 9] = 0;
    }
}

int main() {
    for (auto& row : board)
        for (int& x : row) cin >> x;
    try {
        solve(0);
        cout << "no solution";
    } catch (const logic_error& e) {
        cout << "never";
    } catch (const exception& e) {
        for (auto& row : board) {
            for (int x : row) cout << x << ' ';
            cout << '\n';
        }
        cerr << e.what();
        if (dynamic_cast<const Solved&>(e).tries != tries || e.what() != string("solved")) cout << "wrong";
    }
    try {
        cout << vector<int>(3).at(3);
    } catch (out_of_range&) {
    }
}
