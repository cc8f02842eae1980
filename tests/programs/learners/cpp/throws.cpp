#include <iostream>
#include <stdexcept>
using namespace std;

int board[9][9];

void check(int n) {
    if (n == 81) throw runtime_error("no solution");
    if (board[n / 9][n % 9] == 0) check(n + 1);
    check(n + 1);
}

int main() {
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    check(0);
}
