// Global variables stand in memory as g++ lays them out here, so that a write behind an array reaches what it reaches there.
import { expect, it } from 'vitest';
import { compiledProgram, patience, runHere } from './cpp-chain';
import { runNative } from './cpp-native';

/** Types that are as large in the page as on x86-64; `d`, which is declared last, has the lowest address. */
const globals = `
int board[9][9]; bool found; int n; static int seen[10]; char rows[9][10]; int start = 3;
int moves[10] = {1, 2}; long long wide[5]; short half[20]; static bool isDone; int zero = 0;
struct Move { int row, column, digit; } tries[4]; const int steps[4] = {0, 1, 0, -1};
const char* names[2] = {"one", "two"}; inline int shared[10]; double d;`;
const program = `#include <cstdio>
${globals}
void tell(const void* at) { std::printf("%d ", (int)((const char*)at - (const char*)&d)); }
int main() {
    tell(&zero), tell(tries), tell(half), tell(wide), tell(rows), tell(&n), tell(&found), tell(board);
    std::printf("%d ", (int)((char*)moves - (char*)&start));
    std::printf("%d ", (int)(seen > &board[8][8] && (char*)seen > (char*)&isDone));
    shared[n] = steps[1], isDone = true, seen[9] = 4;
    std::printf("%s %s %d %d %d\\n", names[0], names[1], shared[0], moves[1] + start, isDone + seen[9]);
}
`;

it(
  'are in the order of g++, with its alignment and their own values',
  { timeout: patience },
  async () => {
    const here = await runHere(await compiledProgram(program), { input: '' });
    expect(here.output).toBe(runNative(program, '', '').output);
  },
);

const flags = (declared: string) => `#include <cstdio>
${declared}
__attribute__((noinline)) bool ok(int r, int c, int d) { return !row[r][d] && !column[c][d] && !box[r / 3 * 3 + c / 3][d]; }
__attribute__((noinline)) void mark(int r, int c, int d, bool is) { row[r][d] = column[c][d] = box[r / 3 * 3 + c / 3][d] = is; }
bool solve(int n) {
    if (n == 81) return true;
    int r = n / 9, c = n % 9;
    if (board[r][c]) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!ok(r, c, d)) continue;
        mark(r, c, board[r][c] = d, true);
        if (solve(n + 1)) return true;
        board[r][c] = 0;
        mark(r, c, d, false);
    }
    return false;
}
int main() {
    for (int n = 0; n < 81; n++) {
        scanf("%d", board[n / 9] + n % 9);
        if (int d = board[n / 9][n % 9]) mark(n / 9, n % 9, d, true);
    }
    solve(0);
    for (int n = 0; n < 81; n++) printf(n % 9 == 8 ? "%d\\n" : "%d ", board[n / 9][n % 9]);
    if (total || last) puts("lost");
}
`;
const input =
  '8 0 0 0 0 0 0 0 0\n0 0 3 6 0 0 0 0 0\n0 7 0 0 9 0 2 0 0\n0 5 0 0 0 7 0 0 0\n0 0 0 0 4 5 7 0 0\n'.concat(
    '0 0 0 1 0 0 0 3 0\n0 0 1 0 0 0 0 6 8\n0 0 8 5 0 0 0 1 0\n0 9 0 0 0 0 4 0 0\n',
  );

// Where a small variable is declared in front of flags of 9 × 9, it stands behind them, and what is marked for the last 9 reaches it.
it.each([
  'int total, board[9][9], row[9][9], column[9][9], box[9][9], last;',
  'int last, row[9][9], total, column[9][9], box[9][9]; int board[9][9];',
  'bool last, row[9][9], total, column[9][9], box[9][9]; int board[9][9];',
  'static int total, row[9][9], column[9][9], box[9][9], board[9][9], last;',
  'int board[9][9], last = 0; char total, row[9][9], column[9][9], box[9][9];',
])(
  'flags that are too small do what they do there: %s',
  { timeout: patience },
  async (declared) => {
    const program = flags(declared);
    const here = await runHere(await compiledProgram(program), { input });
    expect(here.output).toBe(runNative(program, input, '').output);
    expect(here.faults).toContainEqual(expect.objectContaining({ kind: 'out-of-bounds' }));
  },
);
