#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int board[9][9];
bool spaced, found;

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

void dfs(vector<pair<int, int>> blanks, int index) {  // [list-by-value]
    if (index == (int)blanks.size()) {
        print();
        found = true;  // [found]
        return;
    }
    int row = blanks[index].first, col = blanks[index].second;
    for (int digit = 1; digit <= 9; digit++) {
        if (!possible(row, col, digit)) continue;  // [try]
        board[row][col] = digit;                   // [place]
        dfs(blanks, index + 1);                    // [call]
        if (found) return;                         // [stop]
        board[row][col] = 0;                       // [take-back]
    }
}  // [return]

int main() {
    vector<pair<int, int>> blanks;
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
            if (board[row][col] == 0) blanks.push_back({row, col});
        }
    }
    dfs(blanks, 0);
}
