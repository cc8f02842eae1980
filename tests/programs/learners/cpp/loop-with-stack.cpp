#include <iostream>
#include <stack>
#include <vector>
using namespace std;

int s[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (s[r][i] == d || s[i][c] == d) return false;
        if (s[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

int main() {
    vector<int> blanks;
    for (int i = 0; i < 81; i++) {
        cin >> s[i / 9][i % 9];
        if (s[i / 9][i % 9] == 0) blanks.push_back(i);
    }
    stack<int> tried;
    int d = 1;
    while (tried.size() < blanks.size()) {
        int r = blanks[tried.size()] / 9, c = blanks[tried.size()] % 9;
        while (d <= 9 && !ok(r, c, d)) d++;
        if (d <= 9) {
            s[r][c] = d;
            tried.push(d);
            d = 1;
        } else {
            d = tried.top() + 1;
            tried.pop();
            r = blanks[tried.size()] / 9, c = blanks[tried.size()] % 9;
            s[r][c] = 0;
        }
    }
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) cout << s[i][j] << ' ';
        cout << '\n';
    }
}
