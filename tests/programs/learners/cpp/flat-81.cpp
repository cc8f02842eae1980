#include <iostream>
using namespace std;

int cell[81];

bool ok(int n, int d) {
    int r = n / 9, c = n % 9, corner = r / 3 * 27 + c / 3 * 3;
    for (int i = 0; i < 9; i++)
        if (cell[r * 9 + i] == d || cell[i * 9 + c] == d || cell[corner + i / 3 * 9 + i % 3] == d)
            return false;
    return true;
}

bool solve(int n) {
    while (n < 81 && cell[n]) n++;
    if (n == 81) return true;
    for (int d = 1; d <= 9; d++) {
        if (!ok(n, d)) continue;
        cell[n] = d;
        if (solve(n + 1)) return true;
    }
    cell[n] = 0;
    return false;
}

int main() {
    for (int i = 0; i < 81; i++) cin >> cell[i];
    solve(0);
    for (int i = 0; i < 81; i++) cout << cell[i] << (i % 9 == 8 ? "\n" : " ");
}
