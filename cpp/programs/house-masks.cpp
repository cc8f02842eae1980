#include <iostream>
#include <string>
using namespace std;

int board[9][9];
int row_used[9], col_used[9], box_used[9];  // [masks]
bool spaced;

void flip(int row, int col, int digit) {
    row_used[row] ^= 1 << digit;
    col_used[col] ^= 1 << digit;
    box_used[row / 3 * 3 + col / 3] ^= 1 << digit;  // [box-number]
}

bool dfs(int index) {
    if (index == 81) return true;                                       // [found]
    int row = index / 9, col = index % 9, box = row / 3 * 3 + col / 3;  // [index]
    if (board[row][col] != 0) return dfs(index + 1);                    // [given]
    int used = row_used[row] | col_used[col] | box_used[box];           // [one-or]
    for (int digit = 1; digit <= 9; digit++) {
        if (used & 1 << digit) continue;  // [try]
        board[row][col] = digit;          // [place]
        flip(row, col, digit);
        if (dfs(index + 1)) return true;  // [call]
        board[row][col] = 0;              // [take-back]
        flip(row, col, digit);
    }
    return false;  // [return]
}

void print() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) cout << board[row][col] << (spaced ? " " : "");
        cout << '\n';
    }
}

int main() {
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
            if (board[row][col] != 0) flip(row, col, board[row][col]);
        }
    }
    dfs(0);
    print();
}
