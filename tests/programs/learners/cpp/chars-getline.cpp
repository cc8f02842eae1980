#include <iostream>
#include <string>
using namespace std;

char grid[9][10];

bool fits(int r, int c, char d) {
    for (int i = 0; i < 9; i++)
        if (grid[r][i] == d || grid[i][c] == d || grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
            return false;
    return true;
}

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (grid[r][c] != '0') return solve(n + 1);
    for (char d = '1'; d <= '9'; d++) {
        if (!fits(r, c, d)) continue;
        grid[r][c] = d;
        if (solve(n + 1)) return true;
        grid[r][c] = '0';
    }
    return false;
}

int main() {
    for (int i = 0; i < 9; i++) {
        string line;
        getline(cin, line);
        for (int j = 0; j < 9; j++) grid[i][j] = line[j];
        grid[i][9] = 0;
    }
    solve(0);
    for (int i = 0; i < 9; i++) cout << grid[i] << endl;
}
