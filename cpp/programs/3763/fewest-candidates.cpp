#include <iostream>
#include <string>
#include <vector>
using namespace std;

const int every = (1 << 16) - 1;
char board[256];
int in_row[16], in_column[16], in_box[16];
int house[48][16];
vector<int> filled;

int box_of(int cell) {
    return cell / 64 * 4 + cell % 16 / 4;
}

int candidates(int cell) {
    return every & ~(in_row[cell / 16] | in_column[cell % 16] | in_box[box_of(cell)]);
}

void flip(int cell, int bit) {
    in_row[cell / 16] ^= bit;
    in_column[cell % 16] ^= bit;
    in_box[box_of(cell)] ^= bit;
}

void put(int cell, int bit) {
    board[cell] = 'A' + __builtin_ctz(bit);
    flip(cell, bit);
    filled.push_back(cell);
}

void take_back(size_t until) {
    while (filled.size() > until) {
        int cell = filled.back();
        filled.pop_back();
        flip(cell, 1 << (board[cell] - 'A'));
        board[cell] = '-';
    }
}

bool propagate() {
    for (size_t before = filled.size() + 1; before != filled.size();) {
        before = filled.size();
        for (int cell = 0; cell < 256; cell++) {
            if (board[cell] != '-') continue;
            int bits = candidates(cell);
            if (bits == 0) return false;
            if ((bits & (bits - 1)) == 0) put(cell, bits);
        }
        for (auto& cells : house) {
            int once = 0, twice = 0, there = 0;
            for (int cell : cells) {
                if (board[cell] != '-') {
                    there |= 1 << (board[cell] - 'A');
                } else {
                    int bits = candidates(cell);
                    twice |= once & bits;
                    once |= bits;
                }
            }
            if ((once | there) != every) return false;
            for (int cell : cells) {
                if (board[cell] != '-') continue;
                int bits = candidates(cell) & once & ~twice;
                if (bits & (bits - 1)) return false;
                if (bits) put(cell, bits);
            }
        }
    }
    return true;
}

bool fill() {
    if (!propagate()) return false;
    int best = -1, fewest = 17;
    for (int cell = 0; cell < 256; cell++) {
        if (board[cell] != '-') continue;
        int count = __builtin_popcount(candidates(cell));
        if (count < fewest) best = cell, fewest = count;
    }
    if (best < 0) return true;
    size_t before = filled.size();
    for (int bits = candidates(best); bits; bits &= bits - 1) {
        put(best, bits & -bits);
        if (fill()) return true;
        take_back(before);
    }
    return false;
}

int main() {
    for (int cell = 0; cell < 256; cell++) {
        house[cell / 16][cell % 16] = cell;
        house[16 + cell % 16][cell / 16] = cell;
        house[32 + box_of(cell)][cell / 16 % 4 * 4 + cell % 4] = cell;
    }
    string line;
    for (int count = 0; cin >> line; count++) {
        for (int i = 0; i < 16; i++) in_row[i] = in_column[i] = in_box[i] = 0;
        filled.clear();
        for (int row = 0; row < 16; row++) {
            if (row > 0) cin >> line;
            for (int column = 0; column < 16; column++) {
                int cell = row * 16 + column;
                board[cell] = line[column];
                if (line[column] != '-') flip(cell, 1 << (line[column] - 'A'));
            }
        }
        fill();
        if (count > 0) cout << '\n';
        for (int row = 0; row < 16; row++) cout << string(board + row * 16, 16) << '\n';
    }
}
