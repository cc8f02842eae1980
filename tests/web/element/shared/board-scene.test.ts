// A board as a drawing: its digits, notes, marks and lines.
import { describe, expect, it } from 'vitest';
import { emptyGrid, gridOf } from '../../../../web/core/grid';
import { noNotes } from '../../../../web/core/notes';
import { boardScene } from '../../../../web/element/shared/picture/board-scene';

const gridIn = (line: string) => gridOf(line) ?? emptyGrid;
const givens = gridIn(`5${emptyGrid.slice(1)}`);
const grid = gridIn(`5${emptyGrid.slice(1, 80)}7`);

const textsOf = (board: Parameters<typeof boardScene>[0]) =>
  boardScene(board).shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

describe('a board as a drawing', () => {
  it('has every digit in its cell, givens bold and found ones not', () => {
    expect(
      textsOf({ grid, givens }).map(({ text, x, y, tone, bold }) => [
        text,
        Math.floor(x),
        Math.floor(y),
        tone,
        bold,
      ]),
    ).toEqual([
      ['5', 0, 0, 'given', true],
      ['7', 8, 8, 'found', false],
    ]);
  });

  it('has notes in blanks alone, from the upper left corner on', () => {
    const notes = noNotes.with(0, 0b10).with(40, 0b10_0000_0010);
    const small = textsOf({ grid, givens, notes }).filter(({ tone }) => tone === 'small');
    expect(small.map(({ text }) => text)).toEqual(['1', '9']);
    const [first, second] = small;
    expect(first?.x).toBeLessThan(4.2);
    expect(second?.x).toBeGreaterThan(4.8);
    expect(second?.y).toBe(first?.y);
  });

  it('has candidates at their places in place of notes', () => {
    const candidates = noNotes.with(40, 0b10_0000_0010);
    const small = textsOf({ grid, givens, candidates }).filter(({ tone }) => tone === 'small');
    expect(small.map(({ text }) => text)).toEqual(['1', '9']);
    const [first, last] = small;
    expect((first?.x ?? 0) < 4.2 && (first?.y ?? 0) < 4.4).toBe(true);
    expect((last?.x ?? 0) > 4.8 && (last?.y ?? 0) > 4.8).toBe(true);
  });

  it('has marked cells beneath all else', () => {
    const { shapes } = boardScene({ grid, givens, marked: new Set([80]) });
    expect(shapes[0]).toEqual({ kind: 'rect', x: 8, y: 8, width: 1, height: 1, tone: 'marked' });
    expect(shapes.filter(({ kind }) => kind === 'rect')).toHaveLength(1);
  });

  it('has the lines of boxes over those of cells, ten each way in all', () => {
    const lines = boardScene({ grid, givens }).shapes.flatMap((shape) =>
      shape.kind === 'lines' ? [shape] : [],
    );
    expect(lines.map(({ tone }) => tone)).toEqual(['cells', 'boxes']);
    expect(lines.map((shape) => shape.lines.length)).toEqual([12, 8]);
    expect(new Set(lines.flatMap((shape) => shape.lines).map(String)).size).toBe(20);
  });
});
