// Links of SudokuWiki, SudokuPad and f-puzzles: the givens in them. Loaded when one is brought.
import lzString from 'lz-string';
import { cellCount } from '../core/cell';
import { gridOf, type Grid } from '../core/grid';

/** The givens that a link carries in itself; undefined where it carries none that can be read. */
export function puzzleIn(text: string): Grid | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  const host = url.hostname.replace(/^www\.|^beta\./, '');
  if (host === 'sudokuwiki.org') return boardOf(url.searchParams.get('bd') ?? '');
  if (host === 'f-puzzles.com') return fPuzzleOf(url.search.replace(/^\?load=/, ''));
  if (host !== 'sudokupad.app') return undefined;
  const id = url.searchParams.get('puzzleid') ?? url.pathname.replace(/^\/(?:sudoku\/)?/, '');
  const [, kind, data = ''] = /^(classic|fpuz(?:zles)?)\/?(.+)$/.exec(id) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'classic' ? classicOf(decoded(data)) : fPuzzleOf(data);
}

const boardOf = (text: string): Grid | undefined => {
  const grid = gridOf(text);
  return grid && /[1-9]/.test(grid) ? grid : undefined;
};

/** A percent sign that means nothing stays one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Each character a digit, or 0, and up to five blanks behind it. */
const classicCodes = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

function classicOf(data: string): Grid | undefined {
  const parts = Array.from(data, (character) => {
    const code = classicCodes.indexOf(character);
    return code < 0 ? '?' : String(code % 10) + '0'.repeat(Math.floor(code / 10));
  });
  return boardOf(parts.join(''));
}

function fPuzzleOf(packed: string): Grid | undefined {
  let puzzle: unknown;
  try {
    const json = lzString.decompressFromBase64(decoded(packed).replaceAll(' ', '+'));
    puzzle = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isObject(puzzle) || !Array.isArray(puzzle.grid)) return undefined;
  const cells = puzzle.grid.flat(1);
  return cells.length === cellCount ? boardOf(cells.map(givenIn).join('')) : undefined;
}

/** A value that is not marked as a given was entered by whoever made the link. */
function givenIn(cell: unknown): string {
  if (!isObject(cell) || cell.given !== true) return '.';
  const { value } = cell;
  return typeof value === 'number' && value >= 1 && value <= 9 ? String(value) : '.';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
