#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int board[9][9];
bool row_has[9][10], col_has[9][10], box_has[9][10];  // [flags]
bool spaced;

void mark(int row, int col, int digit, bool used) {
    row_has[row][digit] = col_has[col][digit] = used;
    box_has[row / 3 * 3 + col / 3][digit] = used;  // [box-number]
}

void print() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) cout << board[row][col] << (spaced ? " " : "");
        cout << '\n';
    }
}

void dfs(int index) {
    if (index == 81) {
        print();
        exit(0);  // [found]
    }
    int row = index / 9, col = index % 9, box = row / 3 * 3 + col / 3;  // [index]
    if (board[row][col] != 0) {
        dfs(index + 1);  // [given]
        return;
    }
    for (int digit = 1; digit <= 9; digit++) {
        if (row_has[row][digit] || col_has[col][digit] || box_has[box][digit]) continue;  // [try]
        board[row][col] = digit;                                                          // [place]
        mark(row, col, digit, true);
        dfs(index + 1);       // [call]
        board[row][col] = 0;  // [take-back]
        mark(row, col, digit, false);
    }
}  // [return]

int main() {
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
            if (board[row][col] != 0) mark(row, col, board[row][col], true);
        }
    }
    dfs(0);
}
