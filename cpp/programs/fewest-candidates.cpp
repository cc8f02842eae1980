#include <iostream>
#include <string>
using namespace std;

int board[9][9];
int row_used[9], col_used[9], box_used[9];  // [masks]
const int ALL = 0x3fe;                      // [all-nine]
bool spaced;

void flip(int row, int col, int digit) {
    row_used[row] ^= 1 << digit;
    col_used[col] ^= 1 << digit;
    box_used[row / 3 * 3 + col / 3] ^= 1 << digit;  // [box-number]
}

bool dfs() {
    int fewest = 10, row = 0, col = 0, candidates = 0;
    for (int i = 0; i < 81 && fewest > 0; i++) {
        int r = i / 9, c = i % 9;
        if (board[r][c] != 0) continue;
        int free = ALL & ~(row_used[r] | col_used[c] | box_used[r / 3 * 3 + c / 3]);
        int count = __builtin_popcount(free);
        if (count >= fewest) continue;  // [fewest]
        fewest = count, row = r, col = c, candidates = free;
    }
    if (fewest == 10) return true;  // [found]
    for (int digit = 1; digit <= 9; digit++) {
        if (!(candidates & 1 << digit)) continue;  // [try]
        board[row][col] = digit;                   // [place]
        flip(row, col, digit);
        if (dfs()) return true;  // [call]
        board[row][col] = 0;     // [take-back]
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
    dfs();
    print();
}
