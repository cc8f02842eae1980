#include <iostream>
using namespace std;

int board[9][9];

int main() {
    for (int i = 0; i < 81; i++) cin >> board[i / 9][i % 9];
    int least = 9;
    for (int i = 0; i < 81; i++) least = min(least, board[i / 9][i % 9]);
    cout << 81 / least << endl;
}
