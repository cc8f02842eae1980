#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int board[9][9];
bool spaced;

bool possible(int row, int col, int digit) {
    for (int i = 0; i < 9; i++) {
        if (board[row][i] == digit || board[i][col] == digit) return false;
    }
    int top = row / 3 * 3, left = col / 3 * 3;  // [box]
    for (int i = 0; i < 9; i++) {
        if (board[top + i / 3][left + i % 3] == digit) return false;
    }
    return true;
}

void print() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) cout << board[row][col] << (spaced ? " " : "");
        cout << '\n';
    }
}

void dfs(int row, int col) {
    if (col == 9) {
        dfs(row + 1, 0);  // [next-row]
        return;
    }
    if (row == 9) {
        print();
        exit(0);  // [found]
    }
    if (board[row][col] != 0) {
        dfs(row, col + 1);  // [given]
        return;
    }
    for (int digit = 1; digit <= 9; digit++) {
        if (!possible(row, col, digit)) continue;  // [try]
        board[row][col] = digit;                   // [place]
        dfs(row, col + 1);                         // [call]
        board[row][col] = 0;                       // [take-back]
    }
}  // [return]

int main() {
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
        }
    }
    dfs(0, 0);
}
