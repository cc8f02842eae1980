#include <iostream>
#include <string>
using namespace std;

const int ROOT = 324, NODES = 325 + 729 * 4;  // [nodes]
int L[NODES], R[NODES], U[NODES], D[NODES], item[NODES], left_in[ROOT];
int board[9][9];
bool spaced;

void cover(int c) {  // [cover]
    R[L[c]] = R[c], L[R[c]] = L[c];
    for (int i = D[c]; i != c; i = D[i])
        for (int j = R[i]; j != i; j = R[j]) U[D[j]] = U[j], D[U[j]] = D[j], left_in[item[j]]--;
}

void uncover(int c) {  // [uncover]
    for (int i = U[c]; i != c; i = U[i])
        for (int j = L[i]; j != i; j = L[j]) U[D[j]] = D[U[j]] = j, left_in[item[j]]++;
    R[L[c]] = L[R[c]] = c;
}

bool search() {
    if (R[ROOT] == ROOT) return true;  // [found]
    int best = R[ROOT];
    for (int c = best; c != ROOT; c = R[c])
        if (left_in[c] < left_in[best]) best = c;  // [fewest-options]
    cover(best);
    for (int node = D[best]; node != best; node = D[node]) {  // [try-options]
        int option = (node - 325) / 4, row = option / 81, col = option / 9 % 9;
        board[row][col] = option % 9 + 1;  // [place]
        for (int j = R[node]; j != node; j = R[j]) cover(item[j]);
        if (search()) return true;  // [call]
        for (int j = L[node]; j != node; j = L[j]) uncover(item[j]);
        board[row][col] = 0;  // [take-back]
    }
    uncover(best);
    return false;  // [return]
}

void link() {
    for (int c = 0; c <= ROOT; c++) {
        L[c] = (c + ROOT) % (ROOT + 1), R[c] = (c + 1) % (ROOT + 1);
        U[c] = D[c] = c;
    }
    for (int option = 0; option < 729; option++) {
        int row = option / 81, col = option / 9 % 9, d = option % 9, first = 325 + option * 4;
        int box = row / 3 * 3 + col / 3;
        int items[] = {row * 9 + col, 81 + row * 9 + d, 162 + col * 9 + d,
                       243 + box * 9 + d};  // [items]
        for (int i = 0; i < 4; i++) {
            int node = first + i, c = item[node] = items[i];
            L[node] = first + (i + 3) % 4, R[node] = first + (i + 1) % 4;
            U[node] = U[c], D[node] = c;
            D[U[c]] = node, U[c] = node;
            left_in[c]++;
        }
    }
}

void print() {
    for (int row = 0; row < 9; row++) {
        for (int col = 0; col < 9; col++) cout << board[row][col] << (spaced ? " " : "");
        cout << '\n';
    }
}

int main() {
    link();
    for (int row = 0; row < 9; row++) {
        string line;
        getline(cin, line);
        spaced = line[1] == ' ';  // [form]
        for (int col = 0; col < 9; col++) {
            board[row][col] = line[spaced ? col * 2 : col] - '0';  // [read]
            if (board[row][col] == 0) continue;
            int first = 325 + ((row * 9 + col) * 9 + board[row][col] - 1) * 4;
            for (int i = 0; i < 4; i++) cover(item[first + i]);  // [given-options]
        }
    }
    search();
    print();
}
