// Why a program is slow, told of real runs in C++ and Python: how often its lines ran, its steps, their cost, and the sentences.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PreparedProgram, ProgramRunner } from '../../../web/client/code/runner';
import { judge } from '../../../web/core/code/judge';
import { testsOf } from '../../../web/core/code/problems/all';
import { limits } from '../../../web/core/code/run';
import { isClear, slownessOf } from '../../../web/core/code/slowness';
import { programFile } from '../../../web/core/strategy-programs';
import type { SteppedStrategyName } from '../../../web/core/strategy';
import { explanationOf } from '../../../web/element/code/explanation';
import { SetterProgram } from '../../../web/element/code/setter';
import { slowPanel } from '../../../web/element/code/slow-panel';
import { initialRun, reduceRun, type Explained } from '../../../web/element/code/run-state';
import { words } from '../../../web/languages/en/code';
import { runnerIn } from '../prepared';
import { patience, theCompiler } from './cpp-chain';
import { runPython } from './run-python';

type Told = 'cpp' | 'python';

const inPython = (source: string): PreparedProgram => ({
  run: (request) => runPython(source, request),
});
const python: ProgramRunner = {
  load: () => Promise.resolve(),
  prepare: (source) =>
    Promise.resolve({ kind: 'ready', program: inPython(source), diagnostics: [] }),
  beside: () => python,
  rest: () => undefined,
  dispose: () => undefined,
};
let cpp: Promise<ProgramRunner> | undefined;
const runnerOf = async (language: Told): Promise<ProgramRunner> =>
  language === 'python' ? python : (cpp ??= theCompiler().then(runnerIn));

async function prepared(source: string, language: Told): Promise<PreparedProgram> {
  const preparation = await (await runnerOf(language)).prepare(source, {});
  if (preparation.kind !== 'ready') throw new Error(JSON.stringify(preparation.diagnostics));
  return preparation.program;
}

const ours = (strategy: SteppedStrategyName, language: Told): string =>
  readFileSync(`cpp/programs/${programFile(strategy, language)}`, 'utf8');

/** On these, an order by columns takes many more steps than one by rows, and each language is done soon. */
const calls: Readonly<Record<Told, number>> = { cpp: 10_160, python: 8_350 };

/** The explanation as the page reaches it, and the report of the program's own run. */
async function explained(source: string, language: Told) {
  const test = testsOf('2580', language).find((each) => each.calls === calls[language]);
  if (!test) throw new Error(`no test has ${calls[language]} calls`);
  const { signal } = new AbortController();
  const program = { name: '', language, source };
  const own = await prepared(source, language);
  const report = await own.run({ input: test.input, limits }, { signal });
  const judged = judge(test, report);
  expect(judged.verdict).toBe('accepted');
  const found = await explanationOf({
    ...{ program, prepared: own, tested: [{ test, report, judged }], signal },
    beside: async (strategy, { input, puzzle }) => {
      const accepted = new SetterProgram(await runnerOf(language), language, strategy);
      await accepted.prepare(signal);
      const milliseconds = await accepted.milliseconds(test, signal);
      const seen = await prepared(ours(strategy, language), language);
      const { film } = await seen.run({ input, limits, film: puzzle }, { signal });
      return { strategy, steps: film?.steps ?? 0, milliseconds };
    },
  });
  if (!found) throw new Error('nothing is explained');
  const begun = reduceRun(initialRun, { type: 'begin', program, tests: [test] });
  const { outcome } = reduceRun(begun, { type: 'explained', explained: found });
  if (!outcome) throw new Error('nothing was begun');
  const panel = slowPanel({
    ...{ outcome, busy: false, text: words, language: 'en' },
    nameOf: () => 'Test 5',
    explain: () => undefined,
    goTo: () => undefined,
  });
  return { found, report, puzzle: test.puzzle, said: textOf(panel) };
}

/** The texts of a template, one blank between them. */
function textOf(template: unknown): string {
  const written = (part: unknown): string => {
    if (Array.isArray(part)) return part.map(written).join('');
    if (typeof part === 'string' || typeof part === 'number') return String(part);
    if (typeof part !== 'object' || part === null || !('strings' in part)) return '';
    const { strings, values } = part as { strings: readonly string[]; values: unknown[] };
    return strings.map((text, at) => text + written(values[at])).join('');
  };
  return written(template)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

function slownessIn({ own, beside }: Explained) {
  const [setter] = beside;
  const { steps = 0, milliseconds } = own;
  const found = setter && slownessOf({ steps, milliseconds }, setter);
  if (!found) throw new Error('nothing is compared');
  return found;
}

/** Column by column, each digit written over the last one: the program counts how often two of its lines run. */
const counting: Readonly<Record<Told, string>> = {
  cpp: `#include <iostream>
int board[9][9];
long long placed, emptied;
bool fits(int r, int c, int d) {
    for (int i = 0; i < 9; i++)
        if (board[r][i] == d || board[i][c] == d || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
    return true;
}
bool solve(int n) {
    if (n == 81) return true;
    int r = n % 9, c = n / 9;
    if (board[r][c] != 0) return solve(n + 1);
    for (int d = 1; d <= 9; d++) {
        if (!fits(r, c, d)) continue;
        placed++;
        board[r][c] = d;  // places
        if (solve(n + 1)) return true;
    }
    if (board[r][c] != 0) emptied++;
    board[r][c] = 0;  // empties
    return false;
}
int main() {
    for (auto& row : board)
        for (int& digit : row) std::cin >> digit;
    solve(0);
    for (auto& row : board) {
        for (int digit : row) std::cout << digit << ' ';
        std::cout << '\\n';
    }
    std::cerr << placed << ' ' << emptied;
}
`,
  python: `import sys
board = [list(map(int, input().split())) for _ in range(9)]
placed = emptied = 0
def fits(r, c, d):
    return all(d not in (board[r][i], board[i][c], board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]) for i in range(9))
def solve(n):
    global placed, emptied
    if n == 81:
        return True
    r, c = n % 9, n // 9
    if board[r][c] != 0:
        return solve(n + 1)
    for d in range(1, 10):
        if not fits(r, c, d):
            continue
        placed += 1
        board[r][c] = d  # places
        if solve(n + 1):
            return True
    if board[r][c] != 0:
        emptied += 1
    board[r][c] = 0  # empties
    return False
solve(0)
for row in board:
    print(*row)
print(placed, emptied, file=sys.stderr)
`,
};

describe.each<Told>(['cpp', 'python'])('a slow program in %s', (language) => {
  it(
    'is told how often its lines ran, and that its order takes more steps',
    { timeout: patience },
    async () => {
      const source = counting[language];
      const { found, report, puzzle, said } = await explained(source, language);
      const [placed = 0, emptied = 0] = (report.errors ?? '').split(' ').map(Number);
      const lineOf = (mark: string) =>
        source.split('\n').findIndex((line) => line.endsWith(mark)) + 1;
      expect(placed).toBeGreaterThan(emptied);
      expect(found.lines).toEqual([
        { line: lineOf(' places'), runs: placed },
        { line: lineOf(' empties'), runs: emptied },
      ]);
      const blanks = puzzle.split('').filter((digit) => digit === '.' || digit === '0').length;
      // A placed digit is taken away, written over or kept to the end.
      expect(found.own).toMatchObject({ steps: 2 * placed - blanks, isCut: false });
      const { order } = slownessIn(found);
      expect(isClear(order)).toBe(true);
      expect(said).toContain('Order: with ');
      expect(said).toContain(
        `= d${language === 'cpp' ? '; //' : ' #'} places ${words.slow.runs(placed)}`,
      );
    },
  );

  it(
    'is told that the copy at each call is what costs, and not its order',
    { timeout: patience },
    async () => {
      const source = ours('copied-board', language);
      const { found, said } = await explained(source, language);
      const { order, cost } = slownessIn(found);
      expect(order).toBe(1);
      expect(isClear(cost)).toBe(true);
      expect(found.beside.map(({ steps }) => steps)).toEqual([found.own.steps, found.own.steps]);
      expect(said).not.toContain('Order:');
      expect(said).toMatch(/Cost: each step takes [\d.,]+ times as long\. Line \d+ copies a board/);
    },
  );
});
