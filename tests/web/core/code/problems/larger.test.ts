// The tests of 3763 and 4574 have one solution each, and their checkers take that one alone.
import { describe, expect, it } from 'vitest';
import { judge } from '../../../../../web/core/code/judge';
import { testsOf } from '../../../../../web/core/code/problems/all';
import { linesOfBoard } from '../../../../../web/core/code/problems/boards';
import type { JudgeTest } from '../../../../../web/core/code/problems/problem';
import { solutionsOf } from './domino-search';
import { countSolutions } from './letters-search';

const letters = { size: 16, symbols: '-ABCDEFGHIJKLMNOP', between: '' } as const;

const judged = (test: JudgeTest, output: string) =>
  judge(test, { ending: { kind: 'finished', exitCode: 0 }, output, milliseconds: 1, faults: [] });

describe('3763', () => {
  const solved = testsOf('3763').map((test) => {
    const boards: string[] = [];
    const counts = test.cases.map(({ givens }) =>
      countSolutions(givens, 16, (board) => boards.push(linesOfBoard(board, letters).join('\n'))),
    );
    return { test, boards, counts };
  });
  const outputOf = (boards: readonly string[]) => `${boards.join('\n\n')}\n`;
  const [sample] = solved;
  const several = solved.find(({ boards }) => boards.length === 3);
  if (!sample || !several) throw new Error('there are no tests');

  it('has puzzles with one solution each, which is accepted', () => {
    for (const { test, boards, counts } of solved) {
      expect(counts).toEqual(counts.map(() => 1));
      expect(judged(test, outputOf(boards))).toEqual({ verdict: 'accepted' });
    }
  });

  it('begins with its published sample', () => {
    expect(sample.test.input.startsWith('--A----C-----O-I\n-J--A-B-P-CGF-H-\n')).toBe(true);
    expect(sample.boards[0]?.startsWith('FPAHMJECNLBDKOGI\n')).toBe(true);
  });

  it('has an empty line between two boards, in and out', () => {
    expect(several.test.input.split('\n\n')).toHaveLength(3);
    expect(judged(several.test, several.boards.join('\n')).difference).toMatchObject({
      line: 17,
      expected: '',
      reason: 'form',
    });
    expect(judged(several.test, outputOf(several.boards.slice(0, 2))).difference).toMatchObject({
      line: 34,
      reason: 'missing',
    });
    expect(judged(several.test, outputOf([...several.boards, ''])).verdict).toBe('accepted');
  });

  it('tells a blank, a changed given, a letter twice and another form', () => {
    const output = outputOf(sample.boards);
    const differs = (from: string, to: string) =>
      judged(sample.test, output.replace(from, to)).difference;
    expect(differs('FPAH', '-PAH')).toMatchObject({ line: 1, reason: 'blank' });
    expect(differs('FPAHM', 'FPMHA')).toMatchObject({ line: 1, reason: 'given' });
    expect(differs('FPAH', 'PPAH')).toMatchObject({ line: 1, reason: 'clash' });
    expect(differs('FPAH', 'F P A H')).toMatchObject({ line: 1, reason: 'form' });
    expect(differs('FPAH', 'fPAH')).toMatchObject({ line: 1, reason: 'form' });
    expect(judged(sample.test, output + output).difference).toMatchObject({
      line: 17,
      reason: 'surplus',
    });
  });
});

describe('4574', () => {
  const tests = testsOf('4574');
  const outputOf = (boards: readonly string[]) =>
    boards
      .map((board, index) => `Puzzle ${index + 1}\n${(board.match(/.{9}/g) ?? []).join('\n')}\n`)
      .join('');
  const answersOf = ({ cases }: JudgeTest) => cases.map(({ answer = [] }) => answer.join(''));
  const [sample] = tests;
  if (!sample) throw new Error('there are no tests');

  it('has puzzles whose dominoes allow its answer alone', () => {
    for (const test of tests) {
      expect(solutionsOf(test.input)).toEqual(answersOf(test).map((answer) => [answer]));
      expect(judged(test, outputOf(answersOf(test)))).toEqual({ verdict: 'accepted' });
    }
  });

  it('begins with its published sample, and every input ends with a 0', () => {
    expect(sample.input.startsWith('10\n6 B2 1 B3\n2 C4 9 C3\n')).toBe(true);
    expect(tests.every(({ input }) => input.endsWith('\n0\n'))).toBe(true);
  });

  it('gives from 10 to 35 dominoes, and can film each test of a single puzzle', () => {
    const counts = tests.map(({ input }) => Number(input.split('\n')[0]));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([10, 35]);
    for (const { cases, puzzle } of tests) expect(puzzle !== undefined).toBe(cases.length === 1);
  });

  it('tells a missing title, a Sudoku that breaks a rule, and one of other dominoes', () => {
    const output = outputOf(answersOf(sample));
    const differs = (from: string, to: string) =>
      judged(sample, output.replace(from, to)).difference;
    expect(differs('Puzzle 1\n', '')).toMatchObject({
      line: 1,
      expected: 'Puzzle 1',
      reason: 'form',
    });
    expect(differs('Puzzle 2', 'Puzzle 3')).toMatchObject({ line: 11, reason: 'form' });
    expect(differs('872643195', '672643195')).toMatchObject({ line: 2, reason: 'clash' });
    expect(differs('872643195', '812643795')).toMatchObject({ line: 2, reason: 'given' });
    const exchanged = output
      .slice(0, 100)
      .replaceAll(/[12]/g, (digit) => String(3 - Number(digit)));
    expect(judged(sample, exchanged).verdict).toBe('wrong-answer');
    expect(judged(sample, output.replaceAll('\n', ' ')).difference).toMatchObject({ line: 1 });
  });
});
