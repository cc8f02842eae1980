#include <iostream>
#include <string>
using namespace std;

int board[9][9];
bool in_row[9][10], in_column[9][10], in_box[9][10], used[10][10];

bool fits(int row, int column, int digit) {
    return !in_row[row][digit] && !in_column[column][digit] &&
           !in_box[row / 3 * 3 + column / 3][digit];
}

void put(int row, int column, int digit, bool is_there) {
    board[row][column] = is_there ? digit : 0;
    in_row[row][digit] = in_column[column][digit] = is_there;
    in_box[row / 3 * 3 + column / 3][digit] = is_there;
}

bool fill(int cell) {
    while (cell < 81 && board[cell / 9][cell % 9] != 0) cell++;
    if (cell == 81) return true;
    int row = cell / 9, column = cell % 9;
    for (int way = 0; way < 2; way++) {
        int row2 = row + way, column2 = column + 1 - way;
        if (row2 == 9 || column2 == 9 || board[row2][column2] != 0) continue;
        for (int one = 1; one <= 9; one++) {
            if (!fits(row, column, one)) continue;
            put(row, column, one, true);
            for (int other = 1; other <= 9; other++) {
                if (used[one][other] || !fits(row2, column2, other)) continue;
                put(row2, column2, other, true);
                used[one][other] = used[other][one] = true;
                if (fill(cell + 1)) return true;
                used[one][other] = used[other][one] = false;
                put(row2, column2, other, false);
            }
            put(row, column, one, false);
        }
    }
    return false;
}

int main() {
    int count;
    for (int puzzle = 1; cin >> count && count != 0; puzzle++) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) board[i][j] = 0;
            for (int j = 0; j < 10; j++) in_row[i][j] = in_column[i][j] = in_box[i][j] = false;
        }
        for (int i = 1; i < 10; i++) {
            for (int j = 1; j < 10; j++) used[i][j] = i == j;
        }
        for (int i = 0; i < count; i++) {
            int one, other;
            string at, at2;
            cin >> one >> at >> other >> at2;
            put(at[0] - 'A', at[1] - '1', one, true);
            put(at2[0] - 'A', at2[1] - '1', other, true);
            used[one][other] = used[other][one] = true;
        }
        for (int digit = 1; digit <= 9; digit++) {
            string at;
            cin >> at;
            put(at[0] - 'A', at[1] - '1', digit, true);
        }
        fill(0);
        cout << "Puzzle " << puzzle << '\n';
        for (auto& row : board) {
            for (int digit : row) cout << digit;
            cout << '\n';
        }
    }
}
