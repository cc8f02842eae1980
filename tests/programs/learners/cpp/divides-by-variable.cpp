#include <iostream>
#include <cstdlib>
using namespace std;
int a[10][10];
bool c[10][10], c2[10][10], c3[10][10];
int n = 9;
int row(int z) { return z / n; }
int box(int x, int y) { return (x / 3) * 3 + (y / 3); }
bool go(int z) {
    if (z == 81) return true;
    int x = row(z);
    int y = z % n;
    if (a[x][y] != 0) return go(z + 1);
    for (int i = 1; i <= 9; i++) {
        if (c[x][i] || c2[y][i] || c3[box(x, y)][i]) continue;
        c[x][i] = c2[y][i] = c3[box(x, y)][i] = true;
        a[x][y] = i;
        if (go(z + 1)) return true;
        a[x][y] = 0;
        c[x][i] = c2[y][i] = c3[box(x, y)][i] = false;
    }
    return false;
}
int main() {
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            cin >> a[i][j];
            if (a[i][j] == 0) continue;
            c[i][a[i][j]] = c2[j][a[i][j]] = c3[box(i, j)][a[i][j]] = true;
        }
    }
    go(0);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) cout << a[i][j] << ' ';
        cout << '\n';
    }
    if (n != 9) system("pause");
    return 0;
}
