// The usual shapes in which learners write a search in C++, each with the call that puts a digit into a cell.

interface Shape {
  name: string;
  source: string;
  /** The innermost calls of a step that puts `digit` into a cell, or empties it by 0; the outermost of them first. */
  calls: (row: number, column: number, digit: number) => string[];
  /** The locals of the call that searches, as the digit is put into the cell. */
  locals: (row: number, column: number, digit: number) => string;
}

const head = `#include <bits/stdc++.h>
using namespace std;
`;
const check = (at: string) => `
    for (int i = 0; i < 9; i++)
        if (${at}[r][i] == d || ${at}[i][c] == d || ${at}[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;`;
const global = `${head}int board[9][9];
bool fits(int r, int c, int d) {${check('board')}
}
`;
const reading = 'for (auto& row : board) for (auto& x : row) cin >> x;';
const printing = "for (auto& row : board) { for (auto x : row) cout << x << ' '; cout << '\\n'; }";
const main = (call: string) => `int main() {
    ${reading}
    ${call}
    ${printing}
}
`;
const tried = (deeper: string) => `for (int d = 1; d <= 9; d++) {
        if (!fits(r, c, d)) continue;
        board[r][c] = d;
        if (${deeper}) return true;
        board[r][c] = 0;
    }
    return false;`;

export const shapes: readonly Shape[] = [
  {
    name: 'a row and a column, the board global',
    source: `${global}bool dfs(int r, int c) {
    if (c == 9) return dfs(r + 1, 0);
    if (r == 9) return true;
    if (board[r][c]) return dfs(r, c + 1);
    ${tried('dfs(r, c + 1)')}
}
${main('dfs(0, 0);')}`,
    calls: (row, column) => [`dfs(r=${row}, c=${column})`],
    locals: (_row, _column, digit) => `d=${digit}`,
  },
  {
    name: 'an index over the cells, in a static function',
    source: `${global}static bool solve(int idx) {
    if (idx == 81) return true;
    int r = idx / 9, c = idx % 9;
    if (board[r][c]) return solve(idx + 1);
    ${tried('solve(idx + 1)')}
}
${main('solve(0);')}`,
    calls: (row, column) => [`solve(idx=${9 * row + column})`],
    locals: (row, column, digit) => `r=${row}, c=${column}, d=${digit}`,
  },
  {
    name: 'the board by reference, in an anonymous namespace',
    source: `${head}namespace {
bool fits(const int (&board)[9][9], int r, int c, int d) {${check('board')}
}
bool backtrack(int row, int col, int (&board)[9][9]) {
    if (col == 9) return backtrack(row + 1, 0, board);
    if (row == 9) return true;
    if (board[row][col]) return backtrack(row, col + 1, board);
    for (int d = 1; d <= 9; d++) {
        if (!fits(board, row, col, d)) continue;
        board[row][col] = d;
        if (backtrack(row, col + 1, board)) return true;
        board[row][col] = 0;
    }
    return false;
}
}
int main() {
    int board[9][9];
    ${reading}
    backtrack(0, 0, board);
    ${printing}
}
`,
    calls: (row, column) => [`backtrack(row=${row}, col=${column}, board)`],
    locals: (_row, _column, digit) => `d=${digit}`,
  },
  {
    name: 'vectors by reference, a counter by reference, and no result',
    source: `${head}bool done = false;
bool fits(const vector<vector<int>>& board, int r, int c, int d) {${check('board')}
}
void dfs(vector<vector<int>>& board, int cnt, long long& calls) {
    calls++;
    if (cnt == 81) { done = true; return; }
    int r = cnt / 9, c = cnt % 9;
    if (board[r][c]) { dfs(board, cnt + 1, calls); return; }
    for (int d = 1; d <= 9 && !done; d++) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        dfs(board, cnt + 1, calls);
        if (!done) board[r][c] = 0;
    }
}
int main() {
    vector<vector<int>> board(9, vector<int>(9));
    ${reading}
    long long calls = 100000000000;
    dfs(board, 0, calls);
    ${printing}
}
`,
    calls: (row, column) => [`dfs(board, cnt=${9 * row + column}, calls=#)`],
    locals: (row, column, digit) => `r=${row}, c=${column}, d=${digit}`,
  },
  {
    name: 'a class, a digit as a character and a helper that writes',
    source: `${head}enum Mode { plain, again };
class Solver {
public:
    int board[9][9];
    bool fits(int r, int c, int d) {${check('board').replaceAll('\n', '\n    ')}
    }
    bool put(int r, int c, char digit, bool isLast, Mode mode);
    bool search(short r, unsigned c, double weight);
};
bool Solver::put(int r, int c, char digit, bool isLast, Mode mode) {
    board[r][c] = digit - '0';
    if (mode == again) puts("");
    return isLast;
}
bool Solver::search(short r, unsigned c, double weight) {
    if (c == 9) return search(r + 1, 0, weight);
    if (r == 9) return true;
    if (board[r][c]) return search(r, c + 1, weight);
    for (int d = 1; d <= 9; d++) {
        if (!fits(r, c, d)) continue;
        put(r, c, '0' + d, d == 9, plain);
        if (search(r, c + 1, weight)) return true;
        board[r][c] = 0;
    }
    return false;
}
int main() {
    static Solver solver;
    auto& board = solver.board;
    ${reading}
    solver.search(0, 0, 0.5);
    ${printing}
}
`,
    calls: (row, column, digit) => {
      const search = `search(r=${row}, c=${column}, weight=0.5)`;
      const put = `put(r=${row}, c=${column}, digit='${digit}', isLast=${digit === 9}, mode=plain)`;
      return digit === 0 ? [search] : [search, put];
    },
    locals: (_row, _column, digit) => `d=${digit}`,
  },
  {
    name: 'a lambda in std::function',
    source: `${global}int main() {
    ${reading}
    function<bool(int)> solve = [&](int at) -> bool {
        if (at == 81) return true;
        int r = at / 9, c = at % 9;
        if (board[r][c]) return solve(at + 1);
        ${tried('solve(at + 1)')}
    };
    solve(0);
    ${printing}
}
`,
    calls: (row, column) => [`lambda(at=${9 * row + column})`],
    locals: (row, column, digit) => `r=${row}, c=${column}, d=${digit}`,
  },
  {
    name: 'a pointer to the board, a struct by value, and exceptions',
    source: `${head}struct Cell { int row, col; };
bool fits(int (*board)[9], int r, int c, int d) {${check('board')}
}
void solve(int (*board)[9], Cell at, const string& title, int* best) {
    if (at.row == 9) throw 1;
    Cell next = at.col == 8 ? Cell{at.row + 1, 0} : Cell{at.row, at.col + 1};
    if (board[at.row][at.col]) { solve(board, next, title, best); return; }
    for (int d = 1; d <= 9; d++) {
        if (!fits(board, at.row, at.col, d)) continue;
        board[at.row][at.col] = d;
        solve(board, next, title, best);
        board[at.row][at.col] = 0;
    }
}
int main() {
    int board[9][9];
    ${reading}
    try { solve(board, {0, 0}, "sudoku", nullptr); } catch (int) {}
    ${printing}
}
`,
    calls: (row, column) => [`solve(board, at={row=${row}, col=${column}}, title, best=nullptr)`],
    locals: (row, column, digit) => {
      const next = column === 8 ? `row=${row + 1}, col=0` : `row=${row}, col=${column + 1}`;
      return `next={${next}}, d=${digit}`;
    },
  },
  {
    name: 'one line, arrays, a structured binding, names that hide others, and what holds nothing yet',
    source: `${head}int board[9][9], n;
pair<int, int> blanks[81];
bool fits(int r, int c, int d) {${check('board')}
}
int placed(int r, int c, int d) { board[r][c] = d; return d; }
bool solve(int k) {
    static long long calls = 0; calls++;
    if (k == n) return true;
    auto [r, c] = blanks[k];
    bool used[10] = {}; char d = 'x'; int later;
    const auto& row = board[r]; used[0] = k % 2;
    for (int d = 1; d <= 9; d++) if (fits(r, c, d)) { int now = placed(r, c, d); if (solve(k + 1)) return true; board[r][c] = 0; }
    later = row[0] + d;
    return later < 0;
}
int main() {
    for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) { cin >> board[r][c]; if (!board[r][c]) blanks[n++] = {r, c}; }
    solve(0);
    ${printing}
}
`,
    calls: (row, column, digit) => {
      const solve = `solve(k=#)`;
      return digit === 0 ? [solve] : [solve, `placed(r=${row}, c=${column}, d=${digit})`];
    },
    locals: (row, column, digit) =>
      `calls=#, r=${row}, c=${column}, used={#, false, false, false, false, false, false, false, false, false}, row=#, d=${digit}`,
  },
];
