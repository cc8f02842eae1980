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

bool fill() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) {
            if (board[row][col] != 0) continue;
            int digit = 1;
            while (digit <= 9 && !possible(row, col, digit)) digit++;  // [smallest]
            if (digit > 9) return false;                               // [stuck]
            board[row][col] = digit;                                   // [place-for-good]
        }
    }
    return true;  // [full]
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
        }
    }
    fill();
    print();
}
