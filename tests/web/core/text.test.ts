// Reading and printing text, by the table of texts that the tests of the core's reader share.
import { describe, expect, it } from 'vitest';
import table from '../../puzzles/texts.json';
import { emptyGrid, gridOf } from '../../../web/core/grid';
import { formatGrid, parseText } from '../../../web/core/text';

interface Row {
  name: string;
  text: string;
  repeat?: number;
  form?: string;
  grid?: string;
  more?: number;
  /** The result of the core's reader where it reads a notation that this parser does not know. */
  core?: unknown;
  error?: { code: string; line: number; column: number; found: string };
}
const rows: readonly Row[] = table;

describe('parseText', () => {
  it.each(rows)('reads $name', ({ text, repeat, form, grid, more, error }) => {
    const result = parseText(text.repeat(repeat ?? 1));
    expect(result).toEqual(error ? { ok: false, error } : { ok: true, grid, form, more });
  });

  it('finds nothing in a [State] alone', () => {
    expect(parseText(`[State]\n${'0'.repeat(81)}\n`)).toMatchObject({ error: { code: 'empty' } });
  });

  it('names a lone surrogate by its number', () => {
    const result = parseText('12\ud800');
    expect(result).toMatchObject({ ok: false, error: { column: 3, found: 'U+D800' } });
  });
});

describe('formatGrid', () => {
  const solved = gridOf('135246789'.repeat(9)) ?? emptyGrid;

  it('ends every line of the 2580 form with its last digit and a line feed', () => {
    expect(formatGrid(solved, '2580')).toBe('1 3 5 2 4 6 7 8 9\n'.repeat(9));
  });

  it('prints nine lines of nine digits in the 2239 form', () => {
    expect(formatGrid(solved, '2239')).toBe('135246789\n'.repeat(9));
  });

  it('prints 0 for blanks in nine lines and a full stop in one', () => {
    expect(formatGrid(emptyGrid, '2239')).toBe('000000000\n'.repeat(9));
    expect(formatGrid(emptyGrid, 'line')).toBe('.'.repeat(81) + '\n');
  });

  it.each(rows.filter((row) => row.grid))('prints what is read back: $name', ({ grid }) => {
    const original = gridOf(grid ?? '') ?? emptyGrid;
    for (const form of ['2580', '2239', 'line'] as const) {
      expect(parseText(formatGrid(original, form))).toEqual({
        ok: true,
        grid: original,
        form,
        more: 0,
      });
    }
  });
});
