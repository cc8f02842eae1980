// The rows of a run in the order of the file: those that a filter chooses, by number and as files.
import { csvField } from '../../core/csv';
import {
  kindAt,
  rowAt,
  type BulkKind,
  type BulkRow,
  type BulkRows,
  type Likeness,
} from '../../core/bulk/rows';
import { gridOf, type Grid } from '../../core/grid';
import { ratingText } from '../../core/techniques/grade';
import type { Ratings } from '../../core/techniques/technique-calls';
import type { WorkerPort } from '../worker-port';
import { BulkDetails } from './bulk-details';
import type { BulkRun } from './bulk-run';
import { ratingsAt, type Chunk } from './chunk-so-far';
import { countAlike, isLikeness, likenessAt } from './likeness';

export type BulkFilter = 'all' | BulkKind;

/** The puzzles whose rating lies in a span, in tenths. */
export interface RatingSpan {
  from: number;
  to: number;
}

/** The choice of rows that are shown and saved. */
export type BulkChoice = BulkFilter | RatingSpan | Likeness;

/** The chunks up to the first one that is not answered; once a run has ended before the end of its file, all answered ones. */
export function answeredOf({ chunks, phase }: Pick<BulkRun, 'chunks' | 'phase'>): readonly Chunk[] {
  if (phase === 'cancelled' || phase === 'failed') return chunks.filter(({ rows }) => rows);
  const first = chunks.findIndex(({ rows }) => !rows);
  return first < 0 ? chunks : chunks.slice(0, first);
}

export function countIn({ totals, ratings, alike }: Chunk, choice: BulkChoice): number {
  if (typeof choice !== 'string') {
    return ratings?.hardest.reduce((sum, rating) => sum + (isIn(choice, rating) ? 1 : 0), 0) ?? 0;
  }
  if (isLikeness(choice)) return alike ? countAlike(alike, choice) : 0;
  if (totals === undefined) return 0;
  return choice === 'all' ? totals.rows : totals.kinds[choice];
}

const isIn = ({ from, to }: RatingSpan, rating = 0): boolean =>
  rating > 0 && rating >= from && rating <= to;

/** Whether a row of a chunk is chosen. */
export function isChosen(
  { rows, ratings, alike }: Chunk,
  index: number,
  choice: BulkChoice,
): boolean {
  if (typeof choice !== 'string') return isIn(choice, ratings?.hardest[index]);
  if (isLikeness(choice)) return alike !== undefined && likenessAt(alike, index) === choice;
  return choice === 'all' || (rows !== undefined && kindAt(rows, index) === choice);
}

/** The chosen rows of a chunk. */
export function rowsIn(chunk: Chunk, choice: BulkChoice): BulkRow[] {
  const { rows } = chunk;
  if (!rows || countIn(chunk, choice) === 0) return [];
  const found: BulkRow[] = [];
  for (let index = 0; index < rows.kinds.length; index++) {
    if (!isChosen(chunk, index, choice)) continue;
    found.push(rowOf(chunk, rows, index));
  }
  return found;
}

function rowOf(chunk: Chunk, rows: BulkRows, index: number): BulkRow {
  const row = rowAt(rows, index, chunk);
  const ratings = chunk.ratings && ratingsAt(chunk.ratings, index);
  if (ratings) row.ratings = ratings;
  const likeness = chunk.alike && likenessAt(chunk.alike, index);
  if (likeness) row.alike = { likeness, first: chunk.alike?.firsts[index] ?? 0 };
  return row;
}

/** The chosen rows from number `from` to `from + count`. */
export function page(
  chunks: readonly Chunk[],
  choice: BulkChoice,
  from: number,
  count: number,
): BulkRow[] {
  const found: BulkRow[] = [];
  let before = 0;
  for (const chunk of chunks) {
    const here = countIn(chunk, choice);
    if (before + here > from) {
      const skip = Math.max(0, from - before);
      found.push(...rowsIn(chunk, choice).slice(skip, skip + count - found.length));
    }
    if (found.length >= count) break;
    before += here;
  }
  return found;
}

/** The number of chosen rows before a line of the file. */
export function rankOfLine(chunks: readonly Chunk[], choice: BulkChoice, line: number): number {
  let before = 0;
  for (const chunk of chunks) {
    const lines = chunk.end?.lines ?? 0;
    if (chunk.firstLine + lines <= line) before += countIn(chunk, choice);
    else return before + rowsIn(chunk, choice).filter((row) => row.line < line).length;
  }
  return before;
}

/** The text of a row as it stands in the file. */
export const textOf = (source: Blob, { begin, end }: BulkRow): Promise<string> =>
  source.slice(begin, end).text();

/** The columns that are known where they were asked for. */
export interface AskedColumns {
  isRated?: boolean;
  isCompared?: boolean;
}

export function csvHead({ isRated, isCompared }: AskedColumns, fields: number): string {
  const asked = `${isRated ? 'rating,ep,ed,technique,' : ''}${isCompared ? 'alike,first,' : ''}`;
  const names = Array.from({ length: fields }, (_, index) => `,field_${index + 1}`).join('');
  return `line,result,solutions,givens,branches,${asked}column,reason,puzzle,name${names}\r\n`;
}

/** `beside`: the name of the puzzle and the other fields of its line. */
export function csvLine(
  row: BulkRow,
  text: string,
  limit: number,
  { isRated, isCompared }: AskedColumns = {},
  beside: readonly string[] = [''],
): string {
  const { kind, line, solutions, givens, branches, problem, alike, ratings } = row;
  const asked = [
    ...(isRated ? (ratings ? ratingWords(ratings) : ['', '', '', '']) : []),
    ...(isCompared ? [alike?.likeness ?? '', alike && alike.first > 0 ? alike.first : ''] : []),
  ];
  const figures =
    problem === undefined
      ? [
          kind === 'several' && solutions >= limit ? `>=${solutions}` : solutions,
          givens,
          branches,
          ...asked,
          '',
          '',
        ]
      : ['', '', '', ...asked, problem.column, problem.reason];
  const result = kind === 'unreadable' ? 'error' : kind;
  return `${[line, result, ...figures, puzzleField(text), ...beside.map(csvField)].join(',')}\r\n`;
}

/** A line of 81 needs no quotes and must not change; an unreadable row may hold anything. */
const puzzleField = (text: string): string =>
  /^[0-9._*x-]{81}$/.test(text) && !text.startsWith('-') ? text : csvField(text.slice(0, 2000));

/** The rows as CSV, in pieces, so that the whole text is never in memory. */
export async function* csvOf(
  { source, limit }: Pick<BulkRun, 'source' | 'limit'>,
  chunks: readonly Chunk[],
  choice: BulkChoice,
  createWorker?: () => WorkerPort,
): AsyncGenerator<Blob> {
  const asked = {
    isRated: chunks.some(({ ratings }) => ratings),
    isCompared: chunks.some(({ alike }) => alike),
  };
  const fields = Math.max(0, ...chunks.map((chunk) => chunk.fields ?? 0));
  yield new Blob([csvHead(asked, fields)]);
  const details = new BulkDetails(source, createWorker);
  try {
    for (const chunk of chunks) {
      const rows = rowsIn(chunk, choice);
      if (rows.length === 0 || !chunk.end) continue;
      const bytes = new Uint8Array(await source.slice(chunk.begin, chunk.end.end).arrayBuffer());
      const told = isPlain(chunk) ? [] : await details.read(chunk, wantedIn(chunk, choice));
      const decoder = new TextDecoder();
      const lines = rows.map((row, index) => {
        const { begin } = chunk;
        const text = decoder.decode(bytes.subarray(row.begin - begin, row.end - begin));
        const { givens, name = '', fields: own = [] } = told[index] ?? {};
        const beside = [name, ...Array.from({ length: fields }, (_, at) => own[at] ?? '')];
        return csvLine(
          row,
          givens === undefined ? text : shortest(text, givens),
          limit,
          asked,
          beside,
        );
      });
      yield new Blob(lines);
    }
  } finally {
    details.close();
  }
}

/** A line of 81 stays as it is; any other notation becomes its 81 characters. */
const shortest = (text: string, givens: Grid): string =>
  /^[0-9._*x-]{81}$/.test(text) ? text : givens;

/** A 1 for each chosen row, 0 for the others. */
export function wantedIn(chunk: Chunk, choice: BulkChoice): Uint8Array {
  const { rows } = chunk;
  if (!rows) return new Uint8Array();
  return rows.kinds.map((_, index) => (isChosen(chunk, index, choice) ? 1 : 0));
}

/** Whether all rows are lines of 81 without anything between them. */
export const isPlain = ({ rows }: Chunk): boolean => rows?.begins === undefined;

/** The puzzles as they stand in the file; neighbouring rows are one piece. */
export function* puzzlesOf(
  source: Blob,
  chunks: readonly Chunk[],
  choice: BulkChoice,
): Generator<Blob> {
  const lineFeed = new Blob(['\n']);
  for (const chunk of chunks) {
    const rows = rowsIn(chunk, choice);
    let first: BulkRow | undefined;
    for (const [index, row] of rows.entries()) {
      first ??= row;
      const next = rows[index + 1];
      if (next && next.begin - row.end <= 2 && next.begin > row.end) continue;
      yield source.slice(first.begin, row.end);
      yield lineFeed;
      first = undefined;
    }
  }
}

/** ER, EP, ED and the hardest technique, as `retrace rate` writes them. */
const ratingWords = ({ hardest, firstPlacement, firstStep, technique }: Ratings): string[] => [
  ...[hardest, firstPlacement, firstStep].map(ratingText),
  technique ?? 'search',
];

export const ratedLine = (puzzle: Grid | undefined, ratings: Ratings): string =>
  `${[puzzle ?? '', ...ratingWords(ratings)].join(' ')}\n`;

/** A line for each rated puzzle: its 81 characters and its ratings. */
export async function* ratedOf(
  source: Blob,
  chunks: readonly Chunk[],
  choice: BulkChoice,
  createWorker?: () => WorkerPort,
): AsyncGenerator<Blob> {
  const details = new BulkDetails(source, createWorker);
  try {
    for (const chunk of chunks) {
      const rows = rowsIn(chunk, choice);
      if (!rows.some(({ ratings }) => ratings)) continue;
      const puzzles = await puzzlesIn(source, chunk, choice, details);
      yield new Blob(
        rows.map(({ ratings }, index) => (ratings ? ratedLine(puzzles[index], ratings) : '')),
      );
    }
  } finally {
    details.close();
  }
}

/** The puzzles of the chosen rows of a chunk; undefined where a row is unreadable. */
export async function puzzlesIn(
  source: Blob,
  chunk: Chunk,
  choice: BulkChoice,
  details: BulkDetails,
): Promise<(Grid | undefined)[]> {
  if (!isPlain(chunk)) {
    return (await details.read(chunk, wantedIn(chunk, choice))).map(({ givens }) => givens);
  }
  const { begin, end } = chunk;
  const text = await source.slice(begin, end?.end ?? begin).text();
  return rowsIn(chunk, choice).map((row) =>
    strictLine(text.slice(row.begin - begin, row.end - begin)),
  );
}

/** A line of 81 with a dot for each blank. */
const strictLine = (text: string): Grid | undefined => gridOf(text.replace(/[^1-9]/g, '.'));
