// The fault of an output whose board is known: its form, its order, or the moment at which it was printed.
import { columnOf, rowOf } from '../../cell';
import { boardOf } from './film-tries';
import type { Grid } from '../../grid';
import type { ClassicProblem } from '../problems/names';
import type { OutputFlaw } from './cause';

export interface Printed {
  output: string;
  problem: ClassicProblem;
  puzzle: Grid;
  /** The board that the program had found; undefined where it had none. */
  found: Uint8Array | undefined;
}

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const mostOutput = 20_000;

/** Undefined where nothing certain can be said. */
export function outputFlaw({ output, problem, puzzle, found }: Printed): OutputFlaw | undefined {
  const text = output.slice(0, mostOutput).trimEnd();
  if (text === '') return { kind: 'nothing' };
  const lines = text.split('\n').map((line) => line.trimEnd());
  const digits = text.replace(/\D/g, '');
  const puzzleText = boardOf(puzzle).join('');
  if (digits === puzzleText && puzzleText.includes('0')) {
    return found ? { kind: 'too-early' } : undefined;
  }
  if (!found) return undefined;
  const right = found.join('');
  const count = digits.split(right).length - 1;
  if (count === 1 && digits === right) return formOf(lines, text, problem);
  if (count > 1 && digits === right.repeat(count)) return { kind: 'twice', times: count };
  const whole = inForm(found, problem);
  const at = text.indexOf(whole);
  if (at === 0)
    return { kind: 'more-behind', text: cut(text.slice(whole.length).trim().split('\n')[0] ?? '') };
  if (at > 0) return { kind: 'more-before', text: cut(lines[0] ?? '') };
  const moved = (from: (cell: number) => number) =>
    Array.from({ length: 81 }, (_, cell) => found[from(cell)] ?? 0).join('');
  if (digits === moved((cell) => columnOf(cell) * 9 + rowOf(cell))) return { kind: 'exchanged' };
  if (digits === moved((cell) => 80 - cell)) return { kind: 'reversed' };
  if (digits === moved((cell) => (8 - rowOf(cell)) * 9 + columnOf(cell)))
    return { kind: 'reversed' };
  if (digits === moved((cell) => rowOf(cell) * 9 + 8 - columnOf(cell))) return { kind: 'reversed' };
  return partOf(lines, found) ?? codesIn(text, found);
}

/** The right digits in another form. */
function formOf(lines: readonly string[], text: string, problem: ClassicProblem): OutputFlaw {
  const marks = [...new Set(text.replace(/[\d\s]/g, ''))].join('');
  if (marks !== '') return { kind: 'marks', marks };
  const full = lines.filter((line) => line !== '');
  if (full.length === 1) return { kind: 'one-line' };
  if (full.length === 81) return { kind: 'each-alone' };
  if (full.length < lines.length) return { kind: 'empty-lines' };
  if (full.some((line) => /^\s/.test(line))) return { kind: 'indented' };
  const hasBlanks = full.some((line) => /\s/.test(line));
  if (problem === '2580' && !hasBlanks) return { kind: 'no-blanks' };
  if (problem === '2239' && hasBlanks) return { kind: 'blanks' };
  return { kind: 'other' };
}

/** The first rows, or the first columns, alone. */
function partOf(lines: readonly string[], found: Uint8Array): OutputFlaw | undefined {
  const rows = lines.map((line) => line.replace(/\D/g, '')).filter((row) => row !== '');
  const expected = Array.from({ length: 9 }, (_, row) =>
    found.slice(row * 9, row * 9 + 9).join(''),
  );
  if (rows.length < 9 && rows.every((row, index) => row === expected[index])) {
    return { kind: 'rows-missing', rows: 9 - rows.length };
  }
  if (rows.length < 9 && rows.every((row, index) => row === expected[index + 9 - rows.length])) {
    return { kind: 'rows-missing', rows: 9 - rows.length };
  }
  const wider = rows.length === 9 && rows.every((row) => row.length === 10) ? rows : [];
  const [more = ''] = wider;
  if (more !== '' && wider.every((row, index) => row.slice(1) === expected[index]))
    return { kind: 'wider', value: more.slice(0, 1), isBefore: true };
  if (more !== '' && wider.every((row, index) => row.slice(0, 9) === expected[index]))
    return { kind: 'wider', value: more.slice(9), isBefore: false };
  const length = rows[0]?.length ?? 9;
  const isCut = rows.length === 9 && length < 9;
  const starts = isCut && rows.every((row, index) => row === expected[index]?.slice(0, length));
  const ends = isCut && rows.every((row, index) => row === expected[index]?.slice(9 - length));
  return starts || ends ? { kind: 'columns-missing', columns: 9 - length } : undefined;
}

/** The numbers of characters in place of the characters, or characters of these numbers. */
function codesIn(text: string, found: Uint8Array): OutputFlaw | undefined {
  const numbers = text.split(/\s+/).map(Number);
  const isOf = (values: readonly number[]) =>
    values.length === 81 && values.every((value, cell) => value === 48 + (found[cell] ?? 0));
  const glued = Array.from(text.replace(/\D/g, '').matchAll(/\d\d/g), ([code]) => Number(code));
  const controls = Array.from(text)
    .map((character) => character.charCodeAt(0))
    .filter((code) => code < 10);
  const isRaw = controls.length > 40;
  return isOf(numbers) || isOf(glued) || isRaw ? { kind: 'codes' } : undefined;
}

const inForm = (board: Uint8Array, problem: ClassicProblem): string =>
  Array.from({ length: 9 }, (_, row) =>
    board.slice(row * 9, row * 9 + 9).join(problem === '2580' ? ' ' : ''),
  ).join('\n');
