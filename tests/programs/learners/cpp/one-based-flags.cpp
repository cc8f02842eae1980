#include <bits/stdc++.h>
using namespace std;

int b[10][10];
bool row[10][10], col[10][10], box[10][10];

int where(int r, int c) { return (r - 1) / 3 * 3 + (c - 1) / 3 + 1; }

bool solve(int n) {
    if (n > 81) return true;
    int r = (n - 1) / 9 + 1, c = (n - 1) % 9 + 1;
    if (b[r][c]) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (row[r][d] || col[c][d] || box[where(r, c)][d]) continue;
        row[r][d] = col[c][d] = box[where(r, c)][d] = true;
        b[r][c] = d;
        if (solve(n + 1)) return true;
        b[r][c] = 0;
        row[r][d] = col[c][d] = box[where(r, c)][d] = false;
    }
    return false;
}

int main() {
    for (int r = 1; r <= 9; r++)
        for (int c = 1; c <= 9; c++) {
            scanf("%d", &b[r][c]);
            row[r][b[r][c]] = col[c][b[r][c]] = box[where(r, c)][b[r][c]] = true;
        }
    solve(1);
    for (int r = 1; r <= 9; r++) {
        for (int c = 1; c <= 9; c++) printf("%d ", b[r][c]);
        puts("");
    }
}
