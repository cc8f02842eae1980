// The rows of a bulk run: pages and ranks by filter, and rows as files.
import { describe, expect, it } from 'vitest';
import {
  answeredOf,
  csvLine,
  csvOf,
  page,
  puzzlesOf,
  rankOfLine,
} from '../../../../web/client/bulk/bulk-rows';
import type { Chunk } from '../../../../web/client/bulk/chunk-so-far';
import {
  bulkKinds,
  packedRows,
  rowAt,
  type BulkKind,
  type BulkRow,
} from '../../../../web/core/bulk/rows';
import { totalsOf } from '../../../../web/core/bulk/totals';

const puzzle = `1${'.'.repeat(80)}`;

/** A chunk of one-line puzzles that begins at line `firstLine` of the file; rows of kind `several` count 3 solutions. */
function chunkOf(kinds: readonly BulkKind[], firstLine: number): Chunk {
  const unreadable = [...kinds.keys()].filter((index) => kinds[index] === 'unreadable');
  const rows = packedRows({
    kinds: Uint8Array.from(kinds, (kind) => bulkKinds.indexOf(kind)),
    givens: Uint8Array.from(kinds, () => 1),
    counts: Uint32Array.from(kinds, (kind) => (kind === 'several' ? 3 : 1)),
    branches: Uint32Array.from(kinds, () => 1),
    lines: Uint32Array.from(kinds, (_, index) => index + 1),
    begins: Uint32Array.from(kinds, (_, index) => index * 82),
    ends: Uint32Array.from(kinds, (_, index) => index * 82 + 81),
    problems: {
      rows: Uint32Array.from(unreadable),
      columns: Uint32Array.from(unreadable, () => 1),
      codes: Uint8Array.from(unreadable, () => 1),
    },
  });
  const begin = (firstLine - 1) * 82;
  return {
    begin,
    firstLine,
    passingOver: 0,
    end: {
      end: begin + kinds.length * 82,
      lines: kinds.length,
      rows: kinds.length,
      passingOver: 0,
    },
    rows,
    totals: totalsOf(rows),
    losses: 0,
  };
}

const chunks = [
  chunkOf(['unique', 'several', 'unique'], 1),
  chunkOf(['none', 'unique'], 4),
  chunkOf(['several'], 6),
];
const source = new Blob(Array.from({ length: 6 }, () => `${puzzle}\n`));
const linesOf = (rows: readonly { line: number }[]) => rows.map(({ line }) => line);
const textOf = async (pieces: Iterable<Blob> | AsyncIterable<Blob>) => {
  let text = '';
  for await (const piece of pieces) text += await piece.text();
  return text;
};

describe('answers', () => {
  const [first, second, third] = chunks;
  if (!first || !second || !third) throw new Error('there are three');
  const all = [first, { ...second, rows: undefined, totals: undefined }, third];

  it('end before the first chunk without one while others may come', () => {
    expect(answeredOf({ chunks: all, phase: 'running' })).toEqual([first]);
    expect(answeredOf({ chunks, phase: 'done' })).toEqual(chunks);
  });

  it('of a run that was cancelled are all there, behind a chunk without one as well', () => {
    const answered = answeredOf({ chunks: all, phase: 'cancelled' });
    expect(linesOf(page(answered, 'all', 0, 99))).toEqual(
      [first, third].flatMap((chunk) => linesOf(page([chunk], 'all', 0, 99))),
    );
  });
});

describe('a page of rows', () => {
  it('goes on from chunk to chunk', () => {
    expect(linesOf(page(chunks, 'all', 2, 3))).toEqual([3, 4, 5]);
  });

  it('has those alone that the filter lets through', () => {
    expect(linesOf(page(chunks, 'unique', 0, 9))).toEqual([1, 3, 5]);
    expect(linesOf(page(chunks, 'several', 1, 9))).toEqual([6]);
  });

  it('is empty beyond the last row', () => {
    expect(page(chunks, 'unique', 3, 9)).toEqual([]);
  });
});

describe('the rank of a line', () => {
  it('counts the rows before it that the filter lets through', () => {
    expect([1, 3, 4, 6].map((line) => rankOfLine(chunks, 'all', line))).toEqual([0, 2, 3, 5]);
    expect([1, 3, 4, 6].map((line) => rankOfLine(chunks, 'unique', line))).toEqual([0, 1, 2, 3]);
  });

  it('of a line beyond the file is the number of rows', () => {
    expect(rankOfLine(chunks, 'all', 99)).toBe(6);
  });
});

describe('a line of CSV', () => {
  const rowOf = (kind: BulkKind) => {
    const { rows, ...place } = chunkOf([kind], 7);
    if (!rows) throw new Error('it has rows');
    return rowAt(rows, 0, place);
  };

  it('has line, result, solutions, givens, branches and the puzzle', () => {
    expect(csvLine(rowOf('unique'), puzzle, 2)).toBe(`7,unique,1,1,1,,,${puzzle},\r\n`);
  });

  it('says that there are at least so many where the limit was reached', () => {
    expect(csvLine(rowOf('several'), puzzle, 3)).toContain(',several,>=3,');
    expect(csvLine(rowOf('several'), puzzle, 4)).toContain(',several,3,');
  });

  it('has column and reason of unreadable text, and no figures', () => {
    expect(csvLine(rowOf('unreadable'), 'hello', 2)).toBe('7,error,,,,1,bad-character,hello,\r\n');
  });

  it('has the rating before column and reason where puzzles were rated', () => {
    const ratings = { hardest: 107, firstPlacement: 98, firstStep: 15, technique: undefined };
    const row: BulkRow = { ...rowOf('unique'), ratings };
    expect(csvLine(row, puzzle, 2, { isRated: true })).toBe(
      `7,unique,1,1,1,10.7,9.8,1.5,search,,,${puzzle},\r\n`,
    );
    expect(csvLine(rowOf('unreadable'), 'hello', 2, { isRated: true })).toBe(
      '7,error,,,,,,,,1,bad-character,hello,\r\n',
    );
  });

  it('is never a formula of a spreadsheet', () => {
    expect(csvLine(rowOf('unreadable'), '=1+1', 2)).toContain(",'=1+1,\r\n");
    const dashed = `-${puzzle.slice(1)}`;
    expect(csvLine(rowOf('unique'), dashed, 2)).toContain(`,'${dashed},\r\n`);
  });

  it('quotes what has commas, quotes or line ends', () => {
    expect(csvLine(rowOf('unreadable'), 'a,"b"\nc', 2)).toContain(',"a,""b""\nc",\r\n');
  });
});

describe('rows as files', () => {
  it('are CSV with a head and a line for each row of the filter', async () => {
    const text = await textOf(csvOf({ source, limit: 4 }, chunks, 'several'));
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('line,result,solutions,givens,branches,column,reason,puzzle,name');
    expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['2', '6']);
    expect(lines[1]).toContain(puzzle);
  });

  it('are the puzzles as they stand in the file, one a line', async () => {
    expect(await textOf(puzzlesOf(source, chunks, 'unique'))).toBe(`${puzzle}\n`.repeat(3));
    expect(await textOf(puzzlesOf(source, chunks, 'all'))).toBe(`${puzzle}\n`.repeat(6));
  });

  it('take rows side by side as one piece of the file', () => {
    expect([...puzzlesOf(source, chunks.slice(0, 1), 'all')]).toHaveLength(2);
    expect([...puzzlesOf(source, chunks.slice(0, 1), 'unique')]).toHaveLength(4);
  });
});

describe('totals', () => {
  it('count rows by kind, and givens and branches of those that were read', () => {
    const { totals } = chunkOf(['unique', 'unreadable', 'unique', 'none'], 1);
    expect(totals?.kinds).toMatchObject({ unique: 2, unreadable: 1, none: 1, several: 0 });
    expect(totals?.rows).toBe(4);
    expect(totals?.givens[1]).toBe(3);
  });
});
