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

bool dfs() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) {
            if (board[row][col] != 0) continue;  // [look-for-blank]
            for (int digit = 1; digit <= 9; digit++) {
                if (!possible(row, col, digit)) continue;  // [try]
                board[row][col] = digit;                   // [place]
                if (dfs()) return true;                    // [call]
                board[row][col] = 0;                       // [take-back]
            }
            return false;  // [return]
        }
    }
    return true;  // [found]
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
    dfs();
    print();
}
