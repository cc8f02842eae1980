#include <iostream>
using namespace std;

struct Cell {
    int row, col;
} cells[81];
int board[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (board[r][i] == d || board[i][c] == d) return false;
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

Cell* next_blank() {
    for (Cell& cell : cells)
        if (board[cell.row][cell.col] == 0) return &cell;
    return nullptr;
}

void solve() {
    Cell* blank = next_blank();
    int r = blank->row, c = blank->col;
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        board[r][c] = d;
        solve();
        board[r][c] = 0;
    }
}

int main() {
    for (int i = 0; i < 81; i++) {
        cells[i] = {i / 9, i % 9};
        cin >> board[i / 9][i % 9];
    }
    solve();
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << board[i][j] << ' ';
        cout << '\n';
    }
}
