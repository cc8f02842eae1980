// Why a program is slow: ratios of steps and costs, what its text copies or scans at every call, and its lines' runs.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costsIn } from '../../../../web/core/code/costs';
import { FilmPieces, FilmWriter } from '../../../../web/core/code/film';
import { lineRunsOf } from '../../../../web/core/code/packed-film';
import { slownessOf } from '../../../../web/core/code/slowness';
import type { ProgramLanguage } from '../../../../web/core/program-languages';

const ours = (file: string) => readFileSync(`cpp/programs/${file}`, 'utf8');
const kinds = (source: string, language: ProgramLanguage) =>
  costsIn(source, language).map(({ kind }) => kind);
const repeated = (source: string, language: ProgramLanguage) =>
  kinds(source, language).filter((kind) => kind !== 'reads');

it('the ratio of two times is split into steps and the cost of a step', () => {
  const own = { steps: 300, milliseconds: 60 };
  expect(slownessOf(own, { steps: 100, milliseconds: 5 })).toEqual({
    times: 12,
    order: 3,
    cost: 4,
  });
  expect(slownessOf(own, { steps: 0, milliseconds: 5 })).toBeUndefined();
});

describe('work that a program repeats at every call', () => {
  it.each<[string, ProgramLanguage, readonly string[]]>([
    ['copied-blanks.cpp', 'cpp', ['copy']],
    ['copied-board.cpp', 'cpp', ['copy']],
    ['nested-vectors.cpp', 'cpp', []],
    ['scan-blanks.cpp', 'cpp', []],
    ['used-flags.cpp', 'cpp', []],
    ['first-blank.cpp', 'cpp', ['scan']],
    ['copied-blanks.py', 'python', ['copy']],
    ['first-blank.py', 'python', ['scan']],
    ['scan-blanks.py', 'python', []],
    ['first-blank.js', 'javascript', ['scan']],
    ['scan-blanks.js', 'javascript', []],
  ])('in %s is told', (file, language, expected) => {
    expect([...new Set(repeated(ours(file), language))]).toEqual(expected);
  });

  it.each<[string, ProgramLanguage, string, readonly string[]]>([
    [
      'a board by value in a helper of the search',
      'cpp',
      'bool fits(vector<vector<int>> b, int k) {\n}\nvoid dfs(int k) { if (fits(b, k)) dfs(k + 1); }',
      ['copy'],
    ],
    [
      'one that is printed once',
      'cpp',
      'void print(vector<vector<int>> b) { }\nvoid dfs(int k) { dfs(k + 1); }\nint main() { print(b); }',
      [],
    ],
    [
      'a board by reference',
      'cpp',
      'void dfs(vector<vector<int>>& b, int k) { dfs(b, k + 1); }',
      [],
    ],
    [
      'an array by value',
      'cpp',
      'bool go(std::array<std::array<int, 9>, 9> b) { return go(b); }',
      ['copy'],
    ],
    [
      'a copy in a comment',
      'python',
      'def dfs(k):\n    # copy.deepcopy(board)\n    dfs(k + 1)\n',
      [],
    ],
    [
      'a list of copied rows',
      'python',
      'def dfs(board):\n    nxt = [row[:] for row in board]\n    dfs(nxt)\n',
      ['copy'],
    ],
    [
      'rows that are spread',
      'javascript',
      'const dfs = (board) => {\n  dfs(board.map((row) => [...row]));\n};',
      ['copy'],
    ],
    [
      'an object with a board by value',
      'cpp',
      'struct State {\n  int cell[9][9];\n  int filled;\n};\nbool dfs(State s, int k) { return dfs(s, k + 1); }',
      ['copy'],
    ],
    [
      'one by reference, and an object of two numbers',
      'cpp',
      'struct State { int cell[9][9]; };\nstruct At { int r, c; };\nbool dfs(const State& s, At at) { return dfs(s, at); }',
      [],
    ],
    [
      'a board by another name, by value',
      'cpp',
      'using Board = vector<vector<int>>;\nbool dfs(Board b, int k) { return dfs(b, k + 1); }',
      ['copy'],
    ],
    [
      'a copied piece of memory',
      'cpp',
      'bool dfs(int k) {\n  int next[9][9];\n  memcpy(next, board, sizeof board);\n  return dfs(k + 1);\n}',
      ['copy'],
    ],
    [
      'a copy cell by cell',
      'java',
      'static boolean dfs(int[][] b, int k) {\n  int[][] n = new int[9][9];\n  for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) n[i][j] = b[i][j];\n  return dfs(n, k + 1);\n}',
      ['copy'],
    ],
    [
      'an answer that is kept aside at the end',
      'cpp',
      'void dfs(int k) {\n  if (k == 81) { memcpy(answer, board, sizeof board); return; }\n  dfs(k + 1);\n}',
      [],
    ],
    [
      'one that is kept cell by cell, without braces',
      'java',
      'static void dfs(int k) {\n  if (k == 81) for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) kept[i][j] = b[i][j];\n  else dfs(k + 1);\n}',
      [],
    ],
    [
      'one that is kept in Python',
      'python',
      'def dfs(k):\n    if k == 81:\n        answers.append([row[:] for row in board])\n        return\n    dfs(k + 1)\n',
      [],
    ],
    [
      'a copy for each digit that fits',
      'python',
      'def dfs(board, k):\n    for d in range(1, 10):\n        if fits(board, k, d):\n            other = [row[:] for row in board]\n            if dfs(other, k + 1):\n                return True\n    return False\n',
      ['copy'],
    ],
    [
      'a scan in a loop that does not recur',
      'python',
      'def read():\n    for r in range(9):\n        for c in range(9):\n            if b[r][c] == 0:\n                pass\n',
      [],
    ],
  ])('knows %s', (_, language, source, expected) => {
    expect(repeated(source, language)).toEqual(expected);
  });

  it('knows the cells that are read for each digit', () => {
    expect(kinds(ours('scan-cells.cpp'), 'cpp')).toContain('reads');
    expect(kinds(ours('scan-blanks.cpp'), 'cpp')).toContain('reads');
    expect(kinds(ours('scan-blanks.js'), 'javascript')).toContain('reads');
    expect(kinds(ours('scan-blanks.py'), 'python')).toContain('reads');
    expect(kinds(ours('used-flags.cpp'), 'cpp')).not.toContain('reads');
    expect(kinds(ours('house-masks.cpp'), 'cpp')).not.toContain('reads');
  });

  it('names the line', () => {
    const source =
      'int b[9][9];\n\nvoid dfs(\n  vector<int> blanks, int k) { dfs(blanks, k + 1); }\n';
    expect(costsIn(source, 'cpp')).toEqual([{ kind: 'copy', line: 3 }]);
  });
});

it('counts the runs of each line that wrote to the board', async () => {
  const pieces = new FilmPieces();
  const writer = new FilmWriter('.'.repeat(81), 100_000, (piece) => {
    pieces.add(piece);
  });
  for (let time = 0; time < 20_000; time++) {
    writer.write(0, 1, 12, 1);
    writer.write(0, 0, 14, 1);
  }
  writer.write(1, 5, 12, 1);
  writer.write(1, 6, 15, 1); // over the 5, which is one write in two steps
  writer.write(1, 7, 15, 1);
  writer.write(2, 5); // a write whose line is not known
  writer.handOver();
  expect(await lineRunsOf(pieces.film({ isCut: false }).packed)).toEqual([
    { line: 12, runs: 20_001 },
    { line: 14, runs: 20_000 },
    { line: 15, runs: 2 },
  ]);
});
