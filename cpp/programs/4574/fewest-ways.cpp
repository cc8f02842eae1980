#include <iostream>
#include <string>
using namespace std;

int board[9][9], rows[9], columns[9], boxes[9], partners[10];
const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

int free_digits(int row, int column) {
    return 1022 & ~(rows[row] | columns[column] | boxes[row / 3 * 3 + column / 3]);
}

void flip(int row, int column, int digit) {
    rows[row] ^= 1 << digit;
    columns[column] ^= 1 << digit;
    boxes[row / 3 * 3 + column / 3] ^= 1 << digit;
}

void put(int row, int column, int digit) {
    board[row][column] = digit;
    flip(row, column, digit);
}

void take_back(int row, int column) {
    flip(row, column, board[row][column]);
    board[row][column] = 0;
}

void use(int one, int other) {
    partners[one] ^= 1 << other;
    partners[other] ^= 1 << one;
}

bool is_blank(int row, int column) {
    return row >= 0 && row < 9 && column >= 0 && column < 9 && board[row][column] == 0;
}

int ways_at(int row, int column) {
    int count = 0;
    for (auto& [down, across] : steps) {
        if (!is_blank(row + down, column + across)) continue;
        int there = free_digits(row + down, column + across);
        for (int bits = free_digits(row, column); bits; bits &= bits - 1) {
            count += __builtin_popcount(there & partners[__builtin_ctz(bits)]);
        }
    }
    return count;
}

bool fill() {
    int row = -1, column = -1, fewest = 1 << 30;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            if (board[r][c] != 0) continue;
            int ways = ways_at(r, c);
            if (ways < fewest) row = r, column = c, fewest = ways;
        }
    }
    if (row < 0) return true;
    for (auto& [down, across] : steps) {
        int row2 = row + down, column2 = column + across;
        if (!is_blank(row2, column2)) continue;
        for (int bits = free_digits(row, column); bits; bits &= bits - 1) {
            int one = __builtin_ctz(bits);
            put(row, column, one);
            for (int more = free_digits(row2, column2) & partners[one]; more; more &= more - 1) {
                int other = __builtin_ctz(more);
                put(row2, column2, other);
                use(one, other);
                if (fill()) return true;
                use(one, other);
                take_back(row2, column2);
            }
            take_back(row, column);
        }
    }
    return false;
}

int main() {
    int count;
    for (int puzzle = 1; cin >> count && count != 0; puzzle++) {
        for (int i = 0; i < 9; i++) {
            rows[i] = columns[i] = boxes[i] = 0;
            for (int& digit : board[i]) digit = 0;
        }
        for (int digit = 1; digit <= 9; digit++) partners[digit] = 1022 & ~(1 << digit);
        for (int i = 0; i < count; i++) {
            int one, other;
            string at, at2;
            cin >> one >> at >> other >> at2;
            put(at[0] - 'A', at[1] - '1', one);
            put(at2[0] - 'A', at2[1] - '1', other);
            use(one, other);
        }
        for (int digit = 1; digit <= 9; digit++) {
            string at;
            cin >> at;
            put(at[0] - 'A', at[1] - '1', digit);
        }
        fill();
        cout << "Puzzle " << puzzle << '\n';
        for (auto& row : board) {
            for (int digit : row) cout << digit;
            cout << '\n';
        }
    }
}
