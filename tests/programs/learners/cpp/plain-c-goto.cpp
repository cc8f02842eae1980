#include <stdio.h>
int a[81], fixed[81];
int fits(int k, int d) {
    int r = k / 9, c = k % 9, i;
    for (i = 0; i < 9; i++) {
        if (a[r * 9 + i] == d) return 0;
        if (a[i * 9 + c] == d) return 0;
        if (a[(r / 3 * 3 + i / 3) * 9 + c / 3 * 3 + i % 3] == d) return 0;
    }
    return 1;
}
int main(void) {
    int k, d;
    for (k = 0; k < 81; k++) {
        scanf("%d", &a[k]);
        fixed[k] = a[k] != 0;
    }
    k = 0;
forward:
    while (k < 81 && fixed[k]) k++;
    if (k == 81) goto done;
again:
    d = a[k] + 1;
    a[k] = 0;
    while (d <= 9 && !fits(k, d)) d++;
    if (d <= 9) {
        a[k++] = d;
        goto forward;
    }
    do k--;
    while (k >= 0 && fixed[k]);
    if (k < 0) return 0;
    goto again;
done:
    for (k = 0; k < 81; k++) printf("%d%c", a[k], k % 9 == 8 ? '\n' : ' ');
    return 0;
}
