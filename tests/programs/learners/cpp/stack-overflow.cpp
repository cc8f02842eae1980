#include <iostream>
using namespace std;

int board[9][9];

int solve(int n) {
    int copy[100];
    for (int i = 0; i < 81; i++) copy[i] = board[i / 9][i % 9] + n;
    board[n % 9][0] = copy[n % 81] % 9;
    return solve(n + 1) + copy[(n * 7) % 81];
}

int main() {
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    cout << solve(0);
}
