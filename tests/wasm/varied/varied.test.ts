// Puzzles with any rules in WebAssembly: the answers of their authors, and every rule that a board breaks.
import { beforeAll, describe, expect, it } from 'vitest';
import { read } from '../../../web/worker/core/read-layout';
import {
  digitsOfCells,
  places,
  variedFaults,
  variedHint,
  variedReading,
  variedWritten,
  type VariedCore,
  type VariedPageCore,
} from '../../../web/worker/varied/varied-table';
import { puzzleLines } from '../core';
import { digitsOf, loadVariedCore, publishedVaried } from './varied-core';
import { knightText, manyText, smallText } from './varied-examples';

const encode = (text: string) => new TextEncoder().encode(text);

describe('puzzles with any rules in WebAssembly', () => {
  let core: VariedCore & VariedPageCore;
  beforeAll(async () => {
    core = await loadVariedCore();
  });

  const readText = (text: string) => read(variedReading, core.readVaried(encode(text)));
  const faultsOf = (text: string, board: readonly number[]) =>
    read(variedFaults, core.checkVaried(encode(text), Uint8Array.from(board)));

  function solved(text: string) {
    const solving = core.startVariedSolving(encode(text));
    if (solving === null) throw new Error('the puzzle was refused');
    while (!solving.run(1000));
    const answer = { solution: read(places, solving.solution()), several: solving.several() };
    solving.delete();
    return answer;
  }

  function candidatesOf(text: string) {
    const finding = core.startVariedCandidates(encode(text), 1);
    if (finding === null) throw new Error('the puzzle was refused');
    while (!finding.run(1000));
    const found = read(digitsOfCells, finding.found());
    finding.delete();
    return found;
  }

  it.each(publishedVaried())('$name has the one answer of its author', ({ text, answer }) => {
    const digits = digitsOf(answer);
    const reading = readText(text);
    if (reading.kind === 'refused') throw new Error(reading.found);
    expect(reading.solution ?? digits).toEqual(digits);
    expect(reading.givens.every((digit, cell) => digit === 0 || digit === digits[cell])).toBe(true);
    expect(solved(text)).toEqual({ solution: digits, several: false });
    expect(faultsOf(text, digits)).toEqual([]);
    const half = digits.map((digit, cell) => (cell % 2 === 0 ? digit : 0));
    expect(faultsOf(text, half)).toEqual([]);
    expect(faultsOf(text, Array(digits.length).fill(0) as number[])).toEqual([]);
  });

  it('a board of 25×25 has the one answer that learning finds', () => {
    const [, text = '', answer = ''] = puzzleLines('large.tsv')[0]?.split('\t') ?? [];
    const digits = Array.from(answer, (sign) => parseInt(sign, 36));
    expect(solved(text)).toEqual({ solution: digits, several: false });
  });

  it('the true candidates of a puzzle with one answer are its digits', () => {
    for (const { text, answer } of publishedVaried().slice(0, 8)) {
      expect(candidatesOf(text)).toEqual(digitsOf(answer).map((digit) => 1 << digit));
    }
  });

  it('counts the solutions of each candidate as far as asked, as going through all of them does', () => {
    // 4×4 with a given, a thermometer and a cage.
    const text = JSON.stringify({
      size: 4,
      grid: Array.from({ length: 4 }, (_, row) =>
        Array.from({ length: 4 }, (__, column) =>
          row + column === 0 ? { value: 1, given: true } : {},
        ),
      ),
      rules: [
        ['thermometer', [1, 2, 3], []],
        ['cage', [4, 8], [5]],
      ],
    });
    const all: number[][] = [];
    const solving = core.startVariedCounting(encode(text), 1000);
    while (solving?.run(1000) === false);
    const count = solving?.count() ?? 0;
    solving?.delete();
    const board = Array<number>(16).fill(0);
    const goOn = (cell: number): void => {
      if (cell === 16) {
        all.push([...board]);
        return;
      }
      for (let digit = 1; digit <= 4; digit++) {
        board[cell] = digit;
        if (faultsOf(text, board)?.length === 0) goOn(cell + 1);
        board[cell] = 0;
      }
    };
    goOn(0);
    expect(all.length).toBe(count);
    const expected = board.flatMap((_, cell) =>
      [1, 2, 3, 4].map((digit) =>
        Math.min(3, all.filter((solution) => solution[cell] === digit).length),
      ),
    );
    const finding = core.startVariedCandidates(encode(text), 3);
    while (finding?.run(7) === false);
    expect(finding && read(places, finding.counts())).toEqual(expected);
    expect(new Set(expected)).toEqual(new Set([0, 1, 2, 3]));
    finding?.delete();
  });

  it('writes a puzzle for other programs, or names the rule that they have not', () => {
    const written = (text: string, target: number) =>
      read(variedWritten, core.writeVaried(encode(text), target));
    const drawn = (rules: unknown[]) =>
      JSON.stringify({ size: 9, grid: Array(9).fill(Array(9).fill({})), rules });
    const cage = drawn([['cage', [0, 1], [3]]]);
    const packed = written(cage, 0);
    if (packed.kind === 'refused') throw new Error(packed.found);
    expect(readText(packed.text)).toMatchObject({ rules: [{ cells: [0, 1], numbers: [3] }] });
    expect(written(cage, 1)).toEqual({
      kind: 'written',
      text: expect.stringContaining('.Cage~3~R1C1~R1C2') as string,
    });
    const slow = drawn([['slow-thermometer', [0, 1], []]]);
    expect(written(slow, 1)).toMatchObject({ kind: 'refused', found: 'slow-thermometer' });
    expect(written('no puzzle', 0)).toMatchObject({ kind: 'refused', reason: 'no-puzzle' });
  });

  it('hints lead on by reasons that take no digit of the answer', () => {
    let solvedCount = 0;
    const published = publishedVaried();
    for (const { name, text, answer } of published) {
      const digits = digitsOf(answer);
      const reading = readText(text);
      if (reading.kind === 'refused') throw new Error(reading.found);
      const board = [...reading.givens];
      for (;;) {
        const hint = read(variedHint, core.hintVaried(encode(text), Uint8Array.from(board)));
        for (const { removed } of hint?.removals ?? []) {
          for (const [at, cell] of removed.cells.entries()) {
            expect((removed.digits[at] ?? 0) & (1 << (digits[cell] ?? 0)), name).toBe(0);
          }
        }
        if (!hint || hint.step === 'removal') break;
        expect(hint.digit, name).toBe(digits[hint.cell]);
        board[hint.cell] = hint.digit;
      }
      if (!board.includes(0)) solvedCount++;
    }
    expect(solvedCount).toBeGreaterThan(published.length / 4);
  });

  it('all candidates of an empty board are true, and none of one without a solution', () => {
    expect(candidatesOf(manyText)).toEqual(Array(36).fill(0b1111110));
    expect(candidatesOf(`11${'.'.repeat(34)}`)).toEqual(Array(36).fill(0));
    expect(solved(`11${'.'.repeat(34)}`).solution).toEqual([]);
  });

  it('counts up to a limit', () => {
    const counting = core.startVariedCounting(encode(manyText), 500);
    while (counting?.run(100) === false);
    expect([counting?.count(), counting?.limitReached()]).toEqual([500, true]);
    counting?.delete();
    const one = core.startVariedCounting(encode(smallText), 500);
    while (one?.run(100) === false);
    expect([one?.count(), one?.limitReached()]).toEqual([1, false]);
    one?.delete();
  });

  it('tells each thing that a board breaks, with its cells', () => {
    const board = Array<number>(81).fill(0);
    const withDigits = (...digits: [cell: number, digit: number][]) => {
      const filled = [...board];
      for (const [cell, digit] of digits) filled[cell] = digit;
      return faultsOf(knightText, filled);
    };
    expect(withDigits([40, 4], [51, 4])).toEqual([
      { of: 'board', rule: 'antiknight', cells: [40, 51] },
    ]);
    expect(withDigits([27, 4], [33, 4])).toEqual([{ of: 'house', index: 3, cells: [27, 33] }]);
    // 7 is 1 + 2 + 4 alone.
    expect(withDigits([0, 1], [1, 2])).toEqual([]);
    expect(withDigits([1, 3])).toEqual([{ of: 'rule', index: 0, cells: [1] }]);
    // A thermometer of three cells cannot begin with 8.
    expect(withDigits([72, 7])).toEqual([]);
    expect(withDigits([72, 8])).toEqual([{ of: 'rule', index: 1, cells: [72] }]);
    expect(withDigits([72, 3], [54, 4])).toEqual([{ of: 'rule', index: 1, cells: [72, 54] }]);
    expect(faultsOf(smallText, [2, 0, 0, 0])).toEqual([{ of: 'given', cells: [0] }]);
  });

  it('refuses a text by what no rule can have, and boards of other puzzles', () => {
    const with2 = (keys: object) =>
      readText(JSON.stringify({ ...(JSON.parse(smallText) as object), ...keys }));
    expect(with2({ arrow: [{ cells: ['R9C9'], lines: [['R1C1']] }] })).toEqual({
      ...{ kind: 'refused', reason: 'cells', found: 'arrow' },
    });
    expect(readText('no puzzle')).toMatchObject({ kind: 'refused', reason: 'no-puzzle' });
    const cells = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
    expect(readText(JSON.stringify({ size: 9, grid: cells }))).toMatchObject({
      ...{ kind: 'refused', reason: 'classic' },
    });
    expect(core.startVariedSolving(encode('no puzzle'))).toBeNull();
    expect(core.startVariedCounting(encode(smallText), 0)).toBeNull();
    expect(faultsOf(smallText, [0, 0, 0])).toBeUndefined();
    expect(faultsOf(smallText, [3, 0, 0, 0])).toBeUndefined();
    expect(faultsOf('no puzzle', [])).toBeUndefined();
  });

  it('tells no answer that rules which were not read might change', () => {
    const twoText = JSON.stringify({ size: 2, grid: Array(2).fill([{}, {}]) });
    const more = (keys: object) =>
      encode(JSON.stringify({ ...(JSON.parse(twoText) as object), ...keys }));
    const isUnchecked = (text: Uint8Array) => {
      const solving = core.startVariedSolving(text);
      while (solving?.run(1000) === false);
      return solving?.unchecked();
    };
    const unknown = { battenburg: [{ cells: ['R1C1'] }] };
    expect(isUnchecked(more({}))).toBe(false);
    expect(isUnchecked(more(unknown))).toBe(true);
    const none = { ...unknown, killercage: [{ cells: ['R1C1', 'R1C2'], value: 9 }] };
    expect(isUnchecked(more(none))).toBe(false);
    expect(core.startVariedCounting(more(unknown), 9)).toBeNull();
    expect(core.startVariedCandidates(more(unknown), 1)).toBeNull();
  });

  it('reads rows in lines, between slashes and with spaces', () => {
    const rows = ['123456', '456123', '......', '......', '......', '.....1'];
    const given = digitsOf(rows.join('').replaceAll('.', '0'));
    for (const text of [
      rows.join('\n'),
      rows.join('/'),
      rows.map((row) => Array.from(row).join(' ')).join('\r\n'),
    ]) {
      expect(readText(text)).toMatchObject({ kind: 'puzzle', digits: 6, givens: given });
    }
    expect(readText(`${rows.slice(1).join('\n')}\n12345`)).toMatchObject({ kind: 'refused' });
  });
});
