#include <iostream>
#include <string>
#include <vector>
using namespace std;

int board[9][9];
bool spaced, found;

vector<int> candidates(int row, int col) {
    bool used[10] = {};
    int top = row / 3 * 3, left = col / 3 * 3;  // [box]
    for (int i = 0; i < 9; i++) {
        used[board[row][i]] = true;
        used[board[i][col]] = true;
        used[board[top + i / 3][left + i % 3]] = true;
    }
    vector<int> digits;
    for (int digit = 1; digit <= 9; digit++) {
        if (!used[digit]) digits.push_back(digit);
    }
    return digits;
}

void print() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) cout << board[row][col] << (spaced ? " " : "");
        cout << '\n';
    }
}

void dfs(int depth) {
    if (depth == 81) {
        print();
        found = true;  // [found]
        return;
    }
    int row = depth / 9, col = depth % 9;  // [index]
    if (board[row][col] != 0) {
        dfs(depth + 1);  // [given]
        return;
    }
    for (int digit : candidates(row, col)) {  // [try-listed]
        board[row][col] = digit;              // [place]
        dfs(depth + 1);                       // [call]
        if (found) return;                    // [stop]
        board[row][col] = 0;                  // [take-back]
    }
}  // [return]

int main() {
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
        }
    }
    dfs(0);
}
