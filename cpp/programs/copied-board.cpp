#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

vector<pair<int, int>> blanks;
bool spaced, found;

bool possible(vector<vector<int>> board, int row, int col, int digit) {
    for (int i = 0; i < 9; i++) {
        if (board[row][i] == digit || board[i][col] == digit) return false;
    }
    int top = row / 3 * 3, left = col / 3 * 3;  // [box]
    for (int i = 0; i < 9; i++) {
        if (board[top + i / 3][left + i % 3] == digit) return false;
    }
    return true;
}

void print(vector<vector<int>>& board) {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) cout << board[row][col] << (spaced ? " " : "");
        cout << '\n';
    }
}

void dfs(vector<vector<int>> board, int index) {  // [board-by-value]
    if (index == (int)blanks.size()) {
        print(board);
        found = true;  // [found]
        return;
    }
    int row = blanks[index].first, col = blanks[index].second;
    for (int digit = 1; digit <= 9; digit++) {
        if (!possible(board, row, col, digit)) continue;  // [try]
        board[row][col] = digit;                          // [place]
        dfs(board, index + 1);                            // [call]
        if (found) return;                                // [stop]
        board[row][col] = 0;                              // [take-back]
    }
}  // [return]

int main() {
    vector<vector<int>> board(9, vector<int>(9));
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
            if (board[row][col] == 0) blanks.push_back({row, col});
        }
    }
    dfs(board, 0);
}
