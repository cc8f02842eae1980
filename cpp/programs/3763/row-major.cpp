#include <iostream>
#include <string>
using namespace std;

char board[256];
bool in_row[16][16], in_column[16][16], in_box[16][16];

bool fill(int cell) {
    while (cell < 256 && board[cell] != '-') cell++;
    if (cell == 256) return true;
    int row = cell / 16, column = cell % 16, box = row / 4 * 4 + column / 4;
    for (int letter = 0; letter < 16; letter++) {
        if (in_row[row][letter] || in_column[column][letter] || in_box[box][letter]) continue;
        in_row[row][letter] = in_column[column][letter] = in_box[box][letter] = true;
        board[cell] = 'A' + letter;
        if (fill(cell + 1)) return true;
        board[cell] = '-';
        in_row[row][letter] = in_column[column][letter] = in_box[box][letter] = false;
    }
    return false;
}

int main() {
    string line;
    for (int count = 0; cin >> line; count++) {
        for (int i = 0; i < 16; i++) {
            for (int j = 0; j < 16; j++) {
                in_row[i][j] = in_column[i][j] = in_box[i][j] = false;
            }
        }
        for (int row = 0; row < 16; row++) {
            if (row > 0) cin >> line;
            for (int column = 0; column < 16; column++) {
                board[row * 16 + column] = line[column];
                if (line[column] == '-') continue;
                int letter = line[column] - 'A', box = row / 4 * 4 + column / 4;
                in_row[row][letter] = in_column[column][letter] = in_box[box][letter] = true;
            }
        }
        fill(0);
        if (count > 0) cout << '\n';
        for (int row = 0; row < 16; row++) cout << string(board + row * 16, 16) << '\n';
    }
}
