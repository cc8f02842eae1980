#include <bits/stdc++.h>
using namespace std;

int board[9][9];

int main() {
    for (auto& row : board)
        for (int& x : row) cin >> x;
    string text = "no number";
    board[0][2] = stoi(text);
    cout << board[0][2];
}
