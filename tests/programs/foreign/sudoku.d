import std.stdio;
import std.conv : to;
import std.string : split, strip;

int[9][9] board;

bool fits(int r, int c, int d) {
    foreach (i; 0 .. 9) {
        if (board[r][i] == d || board[i][c] == d) return false;
    }
    return true;
}

bool solve(int at) {
    if (at == 81) return true;
    if (board[at / 9][at % 9] != 0) return solve(at + 1);
    foreach (d; 1 .. 10) {
        if (!fits(at / 9, at % 9, d)) continue;
        board[at / 9][at % 9] = d;
        if (solve(at + 1)) return true;
        board[at / 9][at % 9] = 0;
    }
    return false;
}

void main() {
    foreach (r; 0 .. 9) {
        auto parts = readln().strip.split(" ");
        foreach (c; 0 .. 9) board[r][c] = parts[c].to!int;
    }
    solve(0);
    foreach (row; board) writefln("%(%d %)", row);
}
