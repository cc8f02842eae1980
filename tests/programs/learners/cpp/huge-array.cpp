#include <cstdio>

int memo[9][9][1000000];
int board[9][9];

int main() {
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) {
            scanf("%d", &board[r][c]);
            memo[r][c][0] = board[r][c];
        }
    for (int r = 0; r < 9; r++)
        for (int c = 0; c < 9; c++) printf("%d%c", memo[r][c][0], c == 8 ? '\n' : ' ');
}
