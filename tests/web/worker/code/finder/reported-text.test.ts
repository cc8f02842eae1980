// A container reported as text has the digits that it has when reported one by one, and none where the text has more than digits.
import { describe, expect, it } from 'vitest';
import { cells } from '../../../../../web/core/cell';
import { Reports } from '../../../../../web/worker/code/finder/container-reports';
import { ReportedContainer } from '../../../../../web/worker/code/finder/reported-container';
import { digitsOf, FilmedSteps, puzzle, rowsOf } from './filmed-steps';

const [flat, rows] = [0, 1];
const board = rowsOf(digitsOf(puzzle));
const held = (container: ReportedContainer) => cells.map((cell) => container.digitAt(cell));

describe('a text', () => {
  it('holds rows of numbers', () => {
    const container = new ReportedContainer(1);
    expect(container.tellText(rows, 9, JSON.stringify(board))).toBe(true);
    expect(held(container)).toEqual(board.flat());
    expect(container.lengthOf(8)).toBe(9);
  });

  it('holds one list', () => {
    const container = new ReportedContainer(1);
    expect(container.tellText(flat, 81, JSON.stringify(board.flat()))).toBe(true);
    expect(held(container)).toEqual(board.flat());
    expect(container.isInRows).toBe(false);
  });

  it.each(['.', ' ', '_', '-', '*', '0'])('holds characters, %j for a blank', (blank) => {
    const characters = board.map((row) => row.map((digit) => (digit === 0 ? blank : `${digit}`)));
    const container = new ReportedContainer(1);
    expect(container.tellText(rows, 9, JSON.stringify(characters))).toBe(true);
    expect(held(container)).toEqual(board.flat());
  });

  it('holds -1 for a blank, and rows that are too short for a board', () => {
    const signed = [[], ...board.map((row) => [0, ...row.map((digit) => digit || -1)])];
    const container = new ReportedContainer(1);
    expect(container.tellText(rows, 10, JSON.stringify(signed))).toBe(true);
    expect([0, 1].map((row) => container.lengthOf(row))).toEqual([0, 10]);
    expect(container.isBoardBy((each) => held(each).join() === board.flat().join())).toBe(true);
  });

  it.each([null, [5], 12, '12', '"', true, 2.5, 1e21, -2, {}, ''])(
    'is not read where a cell is %j',
    (other) => {
      for (const at of [0, 4, 80]) {
        const list: unknown[] = board.flat();
        list[at] = other;
        const inRows = Array.from({ length: 9 }, (_, row) => list.slice(9 * row, 9 * row + 9));
        const container = new ReportedContainer(1);
        expect(container.tellText(flat, 81, JSON.stringify(list))).toBe(false);
        expect(container.tellText(rows, 9, JSON.stringify(inRows))).toBe(false);
      }
    },
  );

  it('is not read where its rows are more or fewer than they are said to be', () => {
    const container = new ReportedContainer(1);
    expect(container.tellText(rows, 8, JSON.stringify(board))).toBe(false);
    expect(container.tellText(rows, 10, JSON.stringify(board))).toBe(false);
  });
});

describe('a report with a text', () => {
  it('is answered as one with digits, or not at all', () => {
    const reports = new Reports(puzzle, new FilmedSteps());
    const words = Int32Array.of(-1, 8 + 2, 9);
    expect(reports.hearText(words, JSON.stringify([[null]]))).toBeUndefined();
    expect(reports.hearText(words, JSON.stringify(board))).toMatchObject({ isBoard: true });
  });
});
