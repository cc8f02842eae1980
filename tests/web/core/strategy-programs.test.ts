// The programs of cpp/programs: their comments are known, their acts are on one line each, their calls are named.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesAtWork, linesOf, type Act } from '../../../web/core/strategy-programs';
import { programLanguageOf, programLanguages } from '../../../web/core/program-languages';
import { callsAt, foldedCalls } from '../../../web/core/program-calls';
import { steppedStrategies, strategyNameOf } from '../../../web/core/strategy';
import type { Level, StepKind, WatchStatus } from '../../../web/core/watched-search';

const folder = new URL('../../../cpp/programs/', import.meta.url);
const programs = readdirSync(folder)
  .filter((file) => /\.\w+$/.test(file) && file !== 'README.md')
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

const usual: Act[] = ['try', 'place', 'call', 'return', 'take-back', 'found'];

/** The pattern that the first lit line has to match, by the kind of step. */
const does: Record<StepKind, RegExp> = {
  placement: /\bboard\b.*[[(]row\]?.*(?:= |, )(?:digit|option % 9 \+ 1)/,
  solution: /\btrue\b|\bTrue\b|exit/,
  backtrack: /\bboard\b.*row.*(?:= 0|, 0\))/,
  'dead-end': /^\s*(?:\}|return)/,
};

describe('a program', () => {
  it.each(programs)('is a strategy in a language: $file', ({ file }) => {
    const [name = '', ending] = file.split('.');
    expect(strategyNameOf(name)).toBe(name);
    expect(programLanguages.map((each) => programLanguageOf(each).ending)).toContain(ending);
  });

  it.each(programs)(
    'has every act on one line, and no comment that is unknown: $file',
    ({ file, text }) => {
      const acts = linesOf(text).flatMap(({ act }) => act ?? []);
      const expected = file.startsWith('greedy') ? ['try', 'return', 'place', 'found'] : usual;
      expect([...acts].sort()).toEqual([...expected].sort());
      expect(text.match(file.endsWith('.py') ? /# /g : /\/\/ /g)?.length).toBe(
        linesOf(text).filter(({ comment }) => comment).length,
      );
    },
  );

  it.each(programs.filter(({ file }) => !file.startsWith('greedy')))(
    'lights a line that does the step: $file',
    ({ text }) => {
      const lines = linesOf(text);
      for (const kind of ['placement', 'solution', 'backtrack', 'dead-end'] as const) {
        const [first = -1] = linesAtWork(lines, kind);
        expect(lines[first]?.code).toMatch(does[kind]);
      }
    },
  );

  it.each(programs)('calls itself as its chain of calls is shown: $file', ({ file, text }) => {
    const name = steppedStrategies.find((each) => file.startsWith(`${each}.`)) ?? 'propagation';
    const [call] = callsAt(name, { stack: [], status: 'solution' });
    const line = linesOf(text).find(({ act }) => act === 'call')?.code;
    if (call === undefined) {
      expect(line).toBeUndefined();
      return;
    }
    expect(line).toContain(call.slice(0, call.indexOf('(') + 1));
    const values = (written: string | undefined) =>
      written
        ?.slice(written.indexOf('(') + 1, -1)
        .split(', ')
        .filter(Boolean).length;
    // A value that is passed on as a copy counts as one value.
    const plain = line?.trim().replace(/new ArrayList<>\(\w+\)/, 'copied');
    expect(values(/\b(?:dfs|search)\([^()]*\)/.exec(plain ?? '')?.[0])).toBe(values(call));
  });
});

describe('the chain of calls', () => {
  const level = (cell: number): Level => ({
    goal: { kind: 'cell', cell },
    choice: undefined,
    placedAt: undefined,
    tried: [],
    left: [],
  });
  const chain = (
    strategy: (typeof steppedStrategies)[number],
    cells: readonly number[],
    status: WatchStatus = 'searching',
  ) => callsAt(strategy, { stack: cells.map(level), status });

  it('has a call for each blank, or for each cell up to it, givens included', () => {
    expect(chain('scan-blanks', [0, 3])).toEqual(['dfs(0)', 'dfs(1)']);
    expect(chain('nested-vectors', [0])).toEqual(['dfs(board, 0)']);
    expect(chain('used-flags', [0, 3])).toEqual(['dfs(0)', 'dfs(1)', 'dfs(2)', 'dfs(3)']);
    expect(chain('first-blank', [0, 3])).toEqual(['dfs()', 'dfs()']);
    expect(chain('greedy', [0, 3])).toEqual([]);
  });

  it('has the end of each row where the program calls itself there', () => {
    expect(chain('scan-cells', [8, 9]).slice(-3)).toEqual(['dfs(0, 8)', 'dfs(0, 9)', 'dfs(1, 0)']);
  });

  it('ends with the call that finds the board full', () => {
    expect(chain('scan-blanks', [0, 3], 'solution').at(-1)).toBe('dfs(2)');
    expect(chain('house-masks', [0], 'solution').at(-1)).toBe('dfs(81)');
    expect(chain('scan-cells', [80], 'solution').slice(-2)).toEqual(['dfs(8, 9)', 'dfs(9, 0)']);
  });

  it('is folded in its middle', () => {
    expect(foldedCalls(chain('used-flags', [80]))).toEqual([
      'dfs(0)',
      'dfs(1)',
      undefined,
      'dfs(78)',
      'dfs(79)',
      'dfs(80)',
    ]);
  });
});
