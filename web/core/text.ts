// Puzzles as people write them: every accepted text in, the three forms out.
// cpp/sudoku/text reads the same; tests/puzzles/texts.json holds both to it.
import { cellCount } from './cell';
import { gridOf, type Grid } from './grid';
import { controlCharacter, nameOfCharacter } from './text/characters';
import { readLine, type Cell } from './text/line';

export const parseErrorCodes = [
  'empty',
  'bad-character',
  'number-too-big',
  'too-few-cells',
  'too-many-cells',
  'too-few-lines',
  'too-many-lines',
  'binary',
  'too-large',
  // The reader of the core alone tells of these.
  'no-puzzle-in-link',
  'link-needs-site',
  'unknown-rules',
  'no-puzzle-in-line',
  'other-size',
  'letters',
  'too-few-candidates',
  'sukaku',
] as const;
export type ParseErrorCode = (typeof parseErrorCodes)[number];

/** Where a text is no puzzle, and why. */
export interface TextFault {
  code: ParseErrorCode;
  /** From 1; columns in code points. */
  line: number;
  column: number;
  /** The character, number or count found. */
  found: string;
}

export interface ParseError extends TextFault {
  /** Cells or lines expected, where the core's reader says so; 0 where there is no such number. */
  expected?: number;
}

/** Nine spaced lines as Baekjoon 2580 has them, nine lines as 2239 has them, one line of 81. */
export const forms = ['2580', '2239', 'line'] as const;
export type Form = (typeof forms)[number];

export type ParseResult =
  /** `more`: how many further puzzles the text holds, read but not kept. */
  { ok: true; grid: Grid; form: Form; more: number } | { ok: false; error: ParseError };

/** The largest text that is read, in bytes of UTF-8. */
export const maxTextBytes = 2 ** 20;

/** Over two rows' worth of cells in one line is meant as a whole grid. */
const longestRow = 18;

const lineEnd = /\r\n|\r|\n/;

/** Reads the first puzzle of a text, all of which must be readable. */
export function parseText(text: string): ParseResult {
  if (isTooLarge(text)) return failure('too-large', 1, 1, '');
  const plain = text.replace(/^\ufeff/, '');
  return findControlCharacter(plain) ?? readLines(plain.split(lineEnd));
}

/** The grid in a form, each line ended by a line feed, without trailing spaces. */
export function formatGrid(grid: Grid, form: Form): string {
  if (form === 'line') return `${grid}\n`;
  const digits = grid.replaceAll('.', '0');
  const rows = digits.match(/.{9}/g) ?? [];
  return rows.map((row) => `${form === '2580' ? row.split('').join(' ') : row}\n`).join('');
}

function failure(code: ParseErrorCode, line: number, column: number, found: string) {
  return { ok: false, error: { code, line, column, found } } as const;
}

function isTooLarge(text: string): boolean {
  if (text.length > maxTextBytes) return true;
  // A UTF-16 unit takes at most three bytes.
  return text.length * 3 > maxTextBytes && new TextEncoder().encode(text).length > maxTextBytes;
}

function findControlCharacter(text: string): ParseResult | undefined {
  const at = text.search(controlCharacter);
  if (at < 0) return undefined;
  const lines = text.slice(0, at).split(lineEnd);
  const column = Array.from(lines.at(-1) ?? '').length + 1;
  return failure('binary', lines.length, column, nameOfCharacter(text.charAt(at)));
}

function readLines(lines: readonly string[]): ParseResult {
  const puzzles: { grid: Grid; form: Form }[] = [];
  let rows: { line: number; cells: readonly Cell[]; spaced: boolean }[] = []; // of an unfinished grid
  let linesRead = 0; // that hold cells
  let inPuzzle = true;

  const finish = (cells: readonly Cell[], form: Form) => {
    const grid = gridOf(cells.map(({ digit }) => digit).join(''));
    if (grid) puzzles.push({ grid, form });
  };

  for (const [index, text] of lines.entries()) {
    const line = readLine(text);
    if (line.kind === 'header') inPuzzle = line.isPuzzle;
    if (!inPuzzle || line.kind === 'header' || line.kind === 'nothing') continue;
    if (line.kind === 'wrong') return failure(line.code, index + 1, line.column, line.found);

    const { cells, spaced, endColumn } = line;
    const isLine = rows.length === 0 && cells.length > longestRow;
    const expected = isLine ? cellCount : 9;
    const count = String(cells.length);
    if (cells.length < expected) return failure('too-few-cells', index + 1, endColumn, count);
    const surplus = cells[expected];
    if (surplus) return failure('too-many-cells', index + 1, surplus.column, count);

    linesRead++;
    if (isLine) {
      finish(cells, 'line');
      continue;
    }
    rows.push({ line: index + 1, cells, spaced });
    if (rows.length < 9) continue;
    const form = rows[0]?.spaced ? '2580' : '2239';
    finish(
      rows.flatMap((row) => row.cells),
      form,
    );
    rows = [];
  }

  const [firstRow, lastRow] = [rows[0], rows.at(-1)];
  const [first] = puzzles;
  if (firstRow && first) return failure('too-many-lines', firstRow.line, 1, String(linesRead));
  if (lastRow) return failure('too-few-lines', lastRow.line, 1, String(linesRead));
  if (!first) return failure('empty', 1, 1, '');
  if (areCandidates(puzzles.map(({ grid }) => grid))) {
    return failure('too-many-lines', first.form === 'line' ? 2 : 10, 1, String(linesRead));
  }
  return { ok: true, grid: first.grid, form: first.form, more: puzzles.length - 1 };
}

/** Nine characters for each of the 81 cells, each digit in a column of its own: one puzzle with notes is nine grids long. */
function areCandidates(grids: readonly Grid[]): boolean {
  const signs = grids.join('');
  const isOwn = (sign: string, at: number) => sign === '.' || Number(sign) === (at % 9) + 1;
  return grids.length % 9 === 0 && /[1-9]/.test(signs) && Array.from(signs).every(isOwn);
}
