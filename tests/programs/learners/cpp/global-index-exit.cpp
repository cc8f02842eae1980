#include <cstdio>
#include <cstdlib>

int a[9][9];

bool ok(int r, int c, int d) {
    for (int i = 0; i < 9; i++) {
        if (a[r][i] == d || a[i][c] == d) return false;
        if (a[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
}

void go(int n) {
    if (n == 81) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) printf("%d ", a[i][j]);
            printf("\n");
        }
        exit(0);
    }
    int r = n / 9, c = n % 9;
    if (a[r][c]) {
        go(n + 1);
        return;
    }
    for (int d = 1; d <= 9; d++) {
        if (ok(r, c, d)) {
            a[r][c] = d;
            go(n + 1);
            a[r][c] = 0;
        }
    }
}

int main() {
    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 9; j++) scanf("%d", &a[i][j]);
    go(0);
    return 0;
}
