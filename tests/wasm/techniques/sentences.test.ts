// The sentence and the drawing of every deduction on the paths of known puzzles, in both languages.
import { describe, expect, it } from 'vitest';
import { cellsOf, peersOf } from '../../../web/core/cell';
import { digitAt } from '../../../web/core/grid';
import { languages } from '../../../web/core/language';
import { candidateNotes } from '../../../web/core/notes';
import {
  applied,
  type CandidateBoard,
  type Deduction,
} from '../../../web/core/techniques/deduction';
import { techniques } from '../../../web/core/techniques/technique';
import {
  firstChain,
  patternDrawing,
  placeDrawing,
} from '../../../web/element/shared/techniques/deduction-drawing';
import { branchesOf, chainsIn } from '../../../web/element/shared/techniques/chains';
import { excludersOf } from '../../../web/element/shared/techniques/excluders';
import { plainly, type Sentence } from '../../../web/languages/board-sentence';
import { stepMarks } from '../../../web/element/shared/techniques/step-marks';
import { techniqueMessagesIn } from '../../../web/languages/en/techniques';
import { techniqueNamesIn } from '../../../web/languages/en/technique-names';
import { puzzleLines } from '../core';
import { asked, grid } from './techniques-core';

interface Found {
  step: Deduction;
  /** The board before the step. */
  board: CandidateBoard;
}

const isHiddenSingle = ({ technique }: Deduction) =>
  technique === 'hidden-single-box' || technique === 'hidden-single-line';

async function stepsOf(line: string, order: 'teaching' | 'classic'): Promise<readonly Found[]> {
  const puzzle = grid(line.slice(0, 81));
  const { steps } = await asked('path', { puzzle, order });
  let board: CandidateBoard = { digits: puzzle, candidates: candidateNotes(puzzle) };
  return steps.map((step) => {
    const before = board;
    board = applied(board, step);
    return { step, board: before };
  });
}

/** Puzzles of the files, and puzzles whose paths use techniques that are rare. */
const lines = [
  ...puzzleLines('ratings.txt').slice(0, 80),
  ...puzzleLines('top1465.txt').slice(0, 60),
  '...3............81.52..9..67.9...1.....4...5....8.6.2.2.8.5..9..952.4.....1......',
  '..............1.23.45.6............6....47...2......8.....5.......6..5..1..8...9.',
  '.2..5...9..618..73............5....8...938....1.....6...1....2......4....973..4..',
  '...5...........5.697.....2...48.2...25.1...3..8..3.........4.7..13.5..9..2...31..',
  '...2..7.6..5....9..3.6.........4.5...9.17.86......2.....1...45......4..3..8.1....',
  '................12.3...3..5.........3.4....5.6...7..1.........38...5.....9.71...2',
  '................12..3..4.........3.4....5.6...7..1.........38...5.....9.71...2...',
  '................12..3..4........56.7.8.......21...........2.....7.6..4..5.4...3..',
  '..............1..2..3....45..........56.4....7.....12......8......63.7..24.......',
  '..............1..2.34.....5......16......7.....8.2.......1..73.2.54.....8........',
  '....3.8......2....9....163...581...92.4.......8.5..........61....2.4....63....5..',
  '...6.......8.9..1...6.154........97152..7...4...8..2..7..3........56...246...7...',
  '..19...3..3...2..78..........3.6..4.2........4.53....1.1..49.....4.1.86....5..9..',
  '..2...68...3....2..74.82......4.5.9.3.......5..8.7.1.3............897..2....245..',
  '..3..2.6.9..3.1...1.2.5..8.........2..5..3.98...4..1....7.....5.2..6....4.19.....',
  '..8.9.1...6.5...2......6....3.1.7.5.........9..4...3...5....2...7...3.8.2..7....4',
  '.2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...',
  '4...5...9..3...8.....1.9........4.......8.29.15.6...7.8.6....4.5.......3..9.4.78.',
  '4..6..3...1..2..6...8..7..19..8..5...4..5..1......2..75.....6...3..8..4......9..5',
];
const easy = '..35.29......4....1.6...3.59..251..8.7.4.8.3.8..763..13.8...1.4....2......51.48..';
const pointing =
  '..84...3....3.....9....157479...8........7..514.....2...9.6...2.5....4......9..56';

const all: readonly Found[] = (
  await Promise.all(lines.flatMap((line) => [stepsOf(line, 'teaching'), stepsOf(line, 'classic')]))
).flat();
const met = new Map(all.map((each) => [each.step.technique, each]));

const expectSaid = (sentence: Sentence, of: string) => {
  const text = plainly(sentence);
  expect(text.length, of).toBeGreaterThan(3);
  expect(text, of).not.toMatch(/undefined|NaN|\[object|, ,|in ,|\s\s|\(\)| \./);
  expect(text, of).toMatch(/[.\d]$/);
};

describe('the sentences about deductions', () => {
  it('meet nearly all techniques on these puzzles', () => {
    expect(met.size).toBeGreaterThanOrEqual(46);
  });

  it.each(languages.map(({ code }) => code))('say something of each in %s', (code) => {
    const { where, effect, reason, nameOf } = techniqueMessagesIn(code);
    for (const { step } of all) {
      expectSaid(where(step), `${code} where ${step.technique}`);
      expectSaid(effect(step), `${code} effect ${step.technique}`);
      expectSaid(reason(step), `${code} reason ${step.technique}`);
      for (const chain of chainsIn(step)) {
        for (const branch of branchesOf(chain, nameOf))
          expectSaid(branch, `chain ${step.technique}`);
      }
    }
  });

  it.each([
    ['full house', easy, /^Look at .+\.$/, /^r\dc\d is \d\.$/, /last blank/],
    [
      'hidden single in a box',
      '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
      /^Look at box 4\.$/,
      /^r6c2 is 4\.$/,
      /In box 4, the 4 fits only in r6c2\./,
    ],
    [
      'hidden single in a row or column',
      '45.....3....8.1....9...........5..9.2..7.....8.........1..4..........7.2...6..8..',
      /^Look at (row|column) \d\.$/,
      /^r8c2 is 8\.$/,
      /fits only in/,
    ],
    [
      'naked single',
      '..5...987.4..5...1..7......2...48....9.1.....6..2.....3..6..2.......9.7.......5..',
      /^Look at r1c1\.$/,
      /^r1c1 is 1\.$/,
      /1 is the only digit that still fits in r1c1\./,
    ],
    [
      'pointing',
      pointing,
      /^Look at box 2\.$/,
      /^Remove 7 from r8c5\.$/,
      /In box 2, the 7 fits only in cells that also lie in column 5\./,
    ],
    [
      'claiming',
      '..6..3....97..513..2..91.8........7.6.........41.....9...5..8.....3.47....4.16..5',
      /^Look at (row|column) \d\.$/,
      /^Remove/,
      /fits only in cells that also lie in box \d/,
    ],
    [
      'naked pair',
      '8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...',
      /^Look at box 5\.$/,
      /^Remove 4 from r4c4 and r5c5, and 9 from r4c4 and r5c5\.$/,
      /r6c4 and r6c5 have no candidates but 4 and 9/,
    ],
    [
      'hidden pair',
      '...9...86......5......5...1.2......47.85...9.4..36....2....3....4.69..7.67..1.4..',
      /^Look at/,
      /^Remove/,
      /the digits .* fit only in/,
    ],
    [
      'finned Swordfish',
      '4..6..3...1..2..6...8..7..19..8..5...4..5..1......2..75.....6...3..8..4......9..5',
      /^Look at columns 1, 4 and 7\.$/,
      /^Remove 1 from r8c6 and r9c5\.$/,
      /apart from the fin, r7c4\./,
    ],
    [
      'alternating inference chain',
      '.2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...',
      /^Look at digit/,
      /^Remove 5 from r1c7\.$/,
      /If r1c7 held 5, the chain would lead to the opposite, that it does not\./,
    ],
  ] as const)('of the first step say where, what and why: %s', async (name, line, ...said) => {
    const [first] = await stepsOf(line, 'teaching');
    if (!first) throw new Error('no step');
    expect(techniqueNamesIn('en').names[first.step.technique]).toBe(name);
    const { where, effect, reason } = techniqueMessagesIn('en');
    for (const [index, sentence] of [where, effect, reason].entries()) {
      expect(plainly(sentence(first.step))).toMatch(said[index] ?? 'nothing');
    }
  });

  it('are Korean in Korean', async () => {
    const [first] = await stepsOf(pointing, 'teaching');
    if (!first) throw new Error('no step');
    const { where, effect, reason } = techniqueMessagesIn('ko');
    expect(techniqueNamesIn('ko').names[first.step.technique]).toBe('포인팅');
    expect([where, effect, reason].map((sentence) => plainly(sentence(first.step)))).toEqual([
      '2번 박스를 보세요.',
      '8행 5열의 후보 7을 지웁니다.',
      expect.stringContaining('2번 박스에서 7이 들어갈 수 있는 칸은 모두 5열에 있습니다.'),
    ]);
  });

  it('do not give the effect away where they only say where to look', () => {
    const { where } = techniqueMessagesIn('en');
    for (const { step } of all) {
      if (step.technique === 'naked-single' || step.placement === undefined) continue;
      expect(plainly(where(step)), step.technique).not.toMatch(/r\dc\d/);
    }
  });
});

describe('the drawing of a deduction', () => {
  it('has its effect, and candidates that are on the board', () => {
    for (const { step, board } of all) {
      const { candidates, placement } = patternDrawing(step, board, firstChain(step));
      for (const { cell, digit } of candidates) {
        expect((board.candidates[cell] ?? 0) & (1 << digit), step.technique).toBeGreaterThan(0);
      }
      expect(placement).toEqual(step.placement);
      const gone = candidates.filter(({ look }) => look === 'gone');
      expect(gone).toHaveLength(step.eliminations.length);
    }
  });

  it('marks digits that leave a hidden single one cell, unless a step before did', () => {
    for (const { step, board } of all.filter(({ step }) => isHiddenSingle(step))) {
      const { placement, evidence } = step;
      const excluders = excludersOf(step, board.digits);
      for (const cell of excluders) {
        expect(digitAt(board.digits, cell)).toBe(placement?.digit);
      }
      const others = evidence.houses
        .flatMap(cellsOf)
        .filter((cell) => cell !== placement?.cell && digitAt(board.digits, cell) === 0);
      for (const cell of others) {
        const isPeer = peersOf(cell).some(
          (peer) => digitAt(board.digits, peer) === placement?.digit,
        );
        const isTaken = excluders.some((each) => peersOf(cell).includes(each));
        expect(isTaken).toBe(isPeer);
      }
      const drawn = patternDrawing(step, board, undefined).cells.map(({ cell }) => cell);
      expect(drawn).toEqual(expect.arrayContaining(excluders));
    }
  });

  it('lights up some cells where the pattern is', () => {
    for (const { step, board } of all) {
      expect(placeDrawing(step, board).lit.length, step.technique).toBeGreaterThan(0);
    }
  });

  it('is in the names of the cells, too', () => {
    for (const { step, board } of all) {
      const marks = stepMarks(step, techniqueMessagesIn('en'), board.digits);
      for (const { cell } of step.eliminations) expect(marks.get(cell)).toMatch(/^loses/);
      if (step.placement) expect(marks.get(step.placement.cell)).toMatch(/^becomes/);
    }
  });

  it('knows each technique by the table', () => {
    const names = new Set<string>(techniques.map(({ name }) => name));
    for (const name of met.keys()) expect(names).toContain(name);
  });
});

describe('the steps in WebAssembly', () => {
  it('take no digit of the solution from a thousand puzzles', async () => {
    let compared = 0;
    for (const line of puzzleLines('17_clue.txt').slice(0, 1000)) {
      const steps = await stepsOf(line, 'classic');
      const last = steps.at(-1);
      const end = last && applied(last.board, last.step);
      if (!end || end.digits.includes('.')) continue;
      for (const { step } of steps) {
        for (const { cell, digit } of step.eliminations) {
          expect(digitAt(end.digits, cell), `${step.technique} in ${line}`).not.toBe(digit);
        }
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(900);
  });
});
