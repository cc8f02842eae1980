#include <iostream>
#include <string>
#include <vector>
using namespace std;

char board[81];
int in_house[27], houses[81][3];
vector<pair<int, int>> tiles;
bool used[36];

bool fits(int cell, int digit) {
    auto& [row, column, box] = houses[cell];
    return !((in_house[row] | in_house[column] | in_house[box]) >> digit & 1);
}

void flip(int cell, int digit) {
    for (int house : houses[cell]) in_house[house] ^= 1 << digit;
}

void put(int cell, int digit) {
    board[cell] = '0' + digit;
    flip(cell, digit);
}

void take_back(int cell) {
    flip(cell, board[cell] - '0');
    board[cell] = '0';
}

int cell_at(const string& place) {
    return (place[0] - 'A') * 9 + place[1] - '1';
}

bool place(int cell, int next, int one, int other) {
    if (!fits(cell, one)) return false;
    put(cell, one);
    if (fits(next, other)) {
        put(next, other);
        return true;
    }
    take_back(cell);
    return false;
}

bool solve() {
    int cell = 0;
    while (cell < 81 && board[cell] != '0') cell++;
    if (cell == 81) return true;
    for (int next : {cell + 1, cell + 9}) {
        if (next > 80 || board[next] != '0' || (next == cell + 1 && next % 9 == 0)) continue;
        for (int tile = 0; tile < 36; tile++) {
            if (used[tile]) continue;
            auto [low, high] = tiles[tile];
            for (int turn = 0; turn < 2; turn++) {
                if (!place(cell, next, turn ? high : low, turn ? low : high)) continue;
                used[tile] = true;
                if (solve()) return true;
                used[tile] = false;
                take_back(next);
                take_back(cell);
            }
        }
    }
    return false;
}

int main() {
    for (int cell = 0; cell < 81; cell++) {
        houses[cell][0] = cell / 9;
        houses[cell][1] = 9 + cell % 9;
        houses[cell][2] = 18 + cell / 27 * 3 + cell % 9 / 3;
    }
    for (int low = 1; low < 9; low++) {
        for (int high = low + 1; high <= 9; high++) tiles.push_back({low, high});
    }
    int count;
    for (int puzzle = 1; cin >> count && count != 0; puzzle++) {
        for (char& digit : board) digit = '0';
        for (int& digits : in_house) digits = 0;
        for (bool& is_used : used) is_used = false;
        while (count-- > 0) {
            int one, other;
            string at, at2;
            cin >> one >> at >> other >> at2;
            put(cell_at(at), one);
            put(cell_at(at2), other);
            for (int tile = 0; tile < 36; tile++) {
                auto [low, high] = tiles[tile];
                if (low == min(one, other) && high == max(one, other)) used[tile] = true;
            }
        }
        for (int digit = 1; digit <= 9; digit++) {
            string at;
            cin >> at;
            put(cell_at(at), digit);
        }
        solve();
        cout << "Puzzle " << puzzle << '\n';
        for (int row = 0; row < 9; row++) cout << string(board + row * 9, 9) << '\n';
    }
}
