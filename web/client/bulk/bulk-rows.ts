// The rows of a run in the order of the file: those a filter lets through, by number, and as files.
import { rowAt, type BulkKind, type BulkRow } from '../../core/bulk/rows';
import type { BulkRun } from './bulk-run';
import type { Chunk } from './chunk';

export type BulkFilter = 'all' | BulkKind;

/** The chunks up to the first one that is not answered. */
export function answeredOf({ chunks }: Pick<BulkRun, 'chunks'>): readonly Chunk[] {
  const first = chunks.findIndex(({ rows }) => !rows);
  return first < 0 ? chunks : chunks.slice(0, first);
}

export const countIn = ({ totals }: Chunk, filter: BulkFilter): number =>
  totals === undefined ? 0 : filter === 'all' ? totals.rows : totals.kinds[filter];

/** The rows of a chunk that a filter lets through. */
export function rowsIn(chunk: Chunk, filter: BulkFilter): BulkRow[] {
  const { rows } = chunk;
  if (!rows || countIn(chunk, filter) === 0) return [];
  const found: BulkRow[] = [];
  for (let index = 0; index < rows.kinds.length; index++) {
    const row = rowAt(rows, index, chunk);
    if (filter === 'all' || row.kind === filter) found.push(row);
  }
  return found;
}

/** Rows `from` to `from + count` of those that a filter lets through. */
export function page(
  chunks: readonly Chunk[],
  filter: BulkFilter,
  from: number,
  count: number,
): BulkRow[] {
  const found: BulkRow[] = [];
  let before = 0;
  for (const chunk of chunks) {
    const here = countIn(chunk, filter);
    if (before + here > from) {
      const skip = Math.max(0, from - before);
      found.push(...rowsIn(chunk, filter).slice(skip, skip + count - found.length));
    }
    if (found.length >= count) break;
    before += here;
  }
  return found;
}

/** How many rows a filter lets through stand before a line of the file. */
export function rankOfLine(chunks: readonly Chunk[], filter: BulkFilter, line: number): number {
  let before = 0;
  for (const chunk of chunks) {
    const lines = chunk.end?.lines ?? 0;
    if (chunk.firstLine + lines <= line) before += countIn(chunk, filter);
    else return before + rowsIn(chunk, filter).filter((row) => row.line < line).length;
  }
  return before;
}

/** The text of a row as it stands in the file. */
export const textOf = (source: Blob, { begin, end }: BulkRow): Promise<string> =>
  source.slice(begin, end).text();

const csvHead = 'line,result,solutions,givens,branches,column,reason,puzzle\r\n';

/** A field of a CSV file, so that no program takes it for more than a text. */
function csvField(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export function csvLine(row: BulkRow, text: string, limit: number): string {
  const { kind, line, solutions, givens, branches, problem } = row;
  const figures =
    problem === undefined
      ? [
          kind === 'several' && solutions >= limit ? `>=${solutions}` : solutions,
          givens,
          branches,
          '',
          '',
        ]
      : ['', '', '', problem.column, problem.reason];
  return `${[line, kind === 'unreadable' ? 'error' : kind, ...figures, puzzleField(text)].join(',')}\r\n`;
}

/** A puzzle of one line needs no quotes and must not change; what could not be read may be anything. */
const puzzleField = (text: string): string =>
  /^[0-9._*x-]{81}$/.test(text) && !text.startsWith('-') ? text : csvField(text.slice(0, 2000));

/** The rows as CSV, in pieces, so that no large text is ever whole in memory. */
export async function* csvOf(
  { source, limit }: Pick<BulkRun, 'source' | 'limit'>,
  chunks: readonly Chunk[],
  filter: BulkFilter,
): AsyncGenerator<Blob> {
  yield new Blob([csvHead]);
  for (const chunk of chunks) {
    const rows = rowsIn(chunk, filter);
    if (rows.length === 0 || !chunk.end) continue;
    const bytes = new Uint8Array(await source.slice(chunk.begin, chunk.end.end).arrayBuffer());
    const decoder = new TextDecoder();
    const lines = rows.map((row) => {
      const text = decoder.decode(bytes.subarray(row.begin - chunk.begin, row.end - chunk.begin));
      return csvLine(row, text, limit);
    });
    yield new Blob(lines);
  }
}

/** The puzzles as they stand in the file: pieces of it, rows side by side as one. */
export function* puzzlesOf(
  source: Blob,
  chunks: readonly Chunk[],
  filter: BulkFilter,
): Generator<Blob> {
  const lineFeed = new Blob(['\n']);
  for (const chunk of chunks) {
    const rows = rowsIn(chunk, filter);
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
