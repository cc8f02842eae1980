// The judge of 2580 and 2239: right answers, ignored blanks, and the first line that differs.
import { describe, expect, it } from 'vitest';
import { boardIn, cellsAtFault, judge } from '../../../../web/core/code/judge';
import { testWith } from '../../../../web/core/code/problems/classic';
import { testsOf } from '../../../../web/core/code/problems/all';
import type { Ending, RunReport } from '../../../../web/core/code/run';
import { emptyGrid, gridOf } from '../../../../web/core/grid';
import { sample2239, sample2580 } from '../../../e2e/support/puzzles';

const printed = (
  output: string,
  ending: Ending = { kind: 'finished', exitCode: 0 },
): RunReport => ({
  ending,
  output,
  milliseconds: 1,
  faults: [],
});
const [first2580] = testsOf('2580');
const [first2239] = testsOf('2239');
if (!first2580 || !first2239) throw new Error('there are no tests');

const verdictOf = (test: typeof first2580, output: string) => judge(test, printed(output)).verdict;

describe('what is right', () => {
  it('is the published output of each sample', () => {
    expect(judge(first2580, printed(sample2580.output))).toEqual({ verdict: 'accepted' });
    expect(judge(first2239, printed(sample2239.output))).toEqual({ verdict: 'accepted' });
  });

  it('may have blanks at the end of lines, Windows line ends and lines at the end, or lack the last line feed', () => {
    for (const ends of [' \n', '\r\n', '\t\n']) {
      expect(verdictOf(first2580, sample2580.output.replaceAll('\n', ends))).toBe('accepted');
      expect(verdictOf(first2239, sample2239.output.replaceAll('\n', ends))).toBe('accepted');
    }
    expect(verdictOf(first2580, `${sample2580.output}\n\n`)).toBe('accepted');
    expect(verdictOf(first2580, sample2580.output.trimEnd())).toBe('accepted');
  });

  it('is any completion for 2580, and for 2239 the first one alone', () => {
    const descending = Array.from({ length: 81 }, (_, cell) => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      return 9 - ((row * 3 + Math.floor(row / 3) + column) % 9);
    });
    const rows = (between: string) =>
      Array.from({ length: 9 }, (_, row) => descending.slice(row * 9, row * 9 + 9).join(between))
        .join('\n')
        .concat('\n');
    expect(verdictOf(testWith('2580', emptyGrid), rows(' '))).toBe('accepted');
    const last = testsOf('2239').at(-1);
    if (!last) throw new Error('there is no test');
    expect(judge(last, printed(rows('')))).toEqual({
      verdict: 'wrong-answer',
      difference: {
        line: 1,
        found: '987654321',
        expected: '123456789',
        reason: 'other-solution',
      },
    });
  });
});

describe('the first line that differs', () => {
  const differs = (test: typeof first2580, output: string) =>
    judge(test, printed(output)).difference;

  it('is the one behind the end where the output is too short', () => {
    expect(differs(first2580, '')).toMatchObject({ line: 1, found: undefined, reason: 'missing' });
    const eight = sample2239.output.split('\n').slice(0, 8).join('\n');
    expect(differs(first2239, eight)).toMatchObject({
      line: 9,
      expected: '854396127',
      reason: 'missing',
    });
  });

  it('is the tenth where every solution is printed', () => {
    const twice = sample2580.output + sample2580.output;
    expect(differs(first2580, twice)).toMatchObject({ line: 10, reason: 'surplus' });
  });

  it('is in the form of the other problem', () => {
    expect(differs(first2239, sample2580.output)).toMatchObject({ line: 1, reason: 'form' });
    expect(differs(first2580, sample2239.output)).toMatchObject({ line: 1, reason: 'form' });
    const blanks = sample2580.output.replace('9 1 7', ' 9 1 7');
    expect(differs(first2580, blanks)).toMatchObject({ line: 7, reason: 'form' });
  });

  it('still has a blank where the board is printed too early, or too late', () => {
    const zero = sample2580.output.replace('1 3 5 4', '0 3 5 4');
    expect(differs(first2580, zero)).toMatchObject({ line: 1, reason: 'blank' });
    expect(differs(first2239, '000000000\n'.repeat(9))).toMatchObject({ line: 1, reason: 'blank' });
  });

  it('changes a given, or has a digit twice in a house', () => {
    const changed = sample2580.output.replace('7 8 2 1 3', '8 7 2 1 3');
    expect(differs(first2580, changed)).toMatchObject({ line: 2, reason: 'given' });
    const clash = sample2580.output.replace('1 3 5 4 6', '3 3 5 4 6');
    expect(differs(first2580, clash)).toMatchObject({ line: 1, reason: 'clash' });
    const below = sample2580.output.replace('\n4 6 9 2 7', '\n1 6 9 2 7');
    expect(differs(first2580, below)).toMatchObject({ line: 3, reason: 'clash' });
  });
});

describe('endings', () => {
  it('of an ended run are verdicts, whatever it printed', () => {
    const endings = ['time-limit', 'memory-limit', 'output-limit'] as const;
    for (const kind of endings) {
      expect(judge(first2580, printed(sample2580.output, { kind }))).toEqual({ verdict: kind });
    }
    const threw = { kind: 'runtime-error', text: 'TypeError' } as const;
    expect(judge(first2580, printed(sample2580.output, threw)).verdict).toBe('runtime-error');
  });

  it('with another exit code than 0 are runtime errors', () => {
    const ending = { kind: 'finished', exitCode: 1 } as const;
    expect(judge(first2580, printed(sample2580.output, ending)).verdict).toBe('runtime-error');
  });
});

describe('the board of an output', () => {
  it('has the digits of the lines that are in form, and marks those that are wrong', () => {
    const clash = sample2580.output.replace('1 3 5 4 6', '3 3 5 4 6');
    expect(boardIn(clash, '2580')?.slice(0, 9)).toBe('335469278');
    expect([...cellsAtFault(first2580, clash)]).toContain(0);
    expect([...cellsAtFault(first2580, sample2580.output)]).toEqual([]);
    expect(boardIn('nothing', '2239')).toBe(gridOf('.'.repeat(81)));
    expect(boardIn('035469278', '2239')?.slice(0, 9)).toBe('.35469278');
  });
});
