#include <iostream>
#include <string>
using namespace std;

char board[9][10];
int depth = 0;

bool ok(int r, int c, char d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}

void solve(int n) {
    depth++;
    if (n == 81) throw string("done");
    try {
        if (board[n / 9][n % 9] != '0') {
            solve(n + 1);
        } else {
            for (char d = '1'; d <= '9'; d++) {
                if (!ok(n / 9, n % 9, d)) continue;
                board[n / 9][n % 9] = d;
                solve(n + 1);
                board[n / 9][n % 9] = '0';
            }
        }
    } catch (...) {
        depth--;
        throw;
    }
    depth--;
}

int main() {
    for (auto& row : board) cin >> row;
    try {
        solve(0);
    } catch (const char* text) {
        cout << "never";
    } catch (string& text) {
        for (auto& row : board) cout << row << endl;
        if (text != "done" || depth != 1) cout << "wrong " << depth;
    }
}
