#include <cstdio>

int sudoku[9][9], rows[9], cols[9], boxes[9];

bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9, b = r / 3 * 3 + c / 3;
    if (sudoku[r][c]) return solve(n + 1);
    int left = 1022 & ~(rows[r] | cols[c] | boxes[b]);
    for (int d = 1; d <= 9; d++) {
        if (!(left >> d & 1)) continue;
        rows[r] |= 1 << d, cols[c] |= 1 << d, boxes[b] |= 1 << d;
        sudoku[r][c] = d;
        if (solve(n + 1)) return true;
        rows[r] &= ~(1 << d), cols[c] &= ~(1 << d), boxes[b] &= ~(1 << d);
    }
    sudoku[r][c] = 0;
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) {
        int r = i / 9, c = i % 9;
        scanf("%d", &sudoku[r][c]);
        if (!sudoku[r][c]) continue;
        rows[r] |= 1 << sudoku[r][c];
        cols[c] |= 1 << sudoku[r][c];
        boxes[r / 3 * 3 + c / 3] |= 1 << sudoku[r][c];
    }
    solve(0);
    for (int i = 0; i < 81; i++) printf(i % 9 == 8 ? "%d\n" : "%d ", sudoku[i / 9][i % 9]);
}
