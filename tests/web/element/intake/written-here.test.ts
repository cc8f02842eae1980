// Whatever a panel writes is read again: the same puzzles, with the entries and notes that the text has.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkRating } from '../../../../web/client/bulk/bulk-rating';
import { csvOf, puzzlesOf, ratedOf, type BulkChoice } from '../../../../web/client/bulk/bulk-rows';
import { BulkRun } from '../../../../web/client/bulk/bulk-run';
import { solutionsOf } from '../../../../web/client/bulk/bulk-solutions';
import { PuzzleSeries } from '../../../../web/client/make/series';
import { gridOf, type Grid } from '../../../../web/core/grid';
import { plainOrder } from '../../../../web/core/make/order';
import { noNotes } from '../../../../web/core/notes';
import type { FoundPuzzle } from '../../../../web/core/reading';
import { formatGrid } from '../../../../web/core/text';
import { boardFile } from '../../../../web/element/questions/share/board-file';
import { sheetPdf } from '../../../../web/element/shared/print/sheet-pdf';
import type { Sheet } from '../../../../web/element/shared/print/paper-sheets';
import { historyOf, pushed } from '../../../../web/element/shared/state/history';
import { read } from '../../../../web/element/intake/read';
import { fileOf } from '../../../../web/page/games/file';
import { Shelf } from '../../../../web/page/games/games-shelf';
import { allLoaded, InThreadWorker } from '../../client/in-thread-worker';
import { entered, marked, played, written, type Expected } from '../../../puzzles/written';
import { puzzle } from '../race/fixtures';
import { coreReader, readingOf } from './core-reader';

function grid(text: string): Grid {
  const found = gridOf(text);
  if (!found) throw new Error(text);
  return found;
}

const command = fileURLToPath(new URL('../../../../build/native/retrace', import.meta.url));
const other = grid(
  '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
);
const several = grid(`1${'.'.repeat(80)}`);
const expectedOf = ({ puzzle: found, digits, notes, name }: FoundPuzzle): Expected => ({
  puzzle: found,
  ...(digits && digits !== found && { digits }),
  ...(notes && { notes }),
  ...(name !== undefined && { name }),
});
const gridsOf = (puzzles: readonly Expected[]) => puzzles.map((each) => each.puzzle);
const readAgain = async (text: string) => {
  const { puzzles, faults } = await readingOf(new Blob([text]));
  return {
    puzzles: puzzles.map(expectedOf),
    faults: faults.map(({ line, column, code }) => `${line}:${column} ${code}`),
  };
};

describe('a panel’s text', () => {
  it.each(written)('$en is read again, and nothing in it is a fault', async ({ text, found }) => {
    const faults = found.length > 0 ? [] : ['1:1 empty'];
    expect(await readAgain(text)).toEqual({ faults, puzzles: found });
  });

  it('a file of games has each board as it was left', async () => {
    globalThis.indexedDB = new IDBFactory(); // the games of other tests are not meant
    const shelf = new Shelf();
    const before = { givens: puzzle, digits: puzzle, notes: noNotes };
    const one = pushed(historyOf(before), { ...before, digits: entered, notes: marked });
    await shelf.write({ id: 'one', revision: 0 }, { history: one, strategy: 'fast' });
    const two = historyOf({ givens: other, digits: other });
    await shelf.write({ id: 'two', revision: 0 }, { history: two, strategy: 'fast' });
    const { puzzles, faults } = await readAgain(await (await fileOf(shelf)).text());
    expect(faults).toEqual([]);
    expect(puzzles).toHaveLength(2);
    expect(puzzles).toEqual(expect.arrayContaining([played, { puzzle: other }]));
  });
});

it('a series of Make is read again', async () => {
  const series = new PuzzleSeries({
    ...{ order: plainOrder, seed: 7, count: 3, workers: 1, onChange: () => undefined },
    createWorker: () => new InThreadWorker('make'),
  });
  await series.run();
  const text = await (await series.file()).text();
  await allLoaded();
  vi.unstubAllGlobals();
  const { puzzles, faults } = await readAgain(text);
  expect(faults).toEqual([]);
  expect(gridsOf(puzzles)).toEqual(text.trimEnd().split('\n'));
  expect(puzzles).toHaveLength(3);
});

it('a drawing of the board is read again', async () => {
  const file = await boardFile('svg', { digits: entered, givens: puzzle, notes: marked });
  const { puzzles, faults } = await readAgain((await file?.text()) ?? '');
  expect(faults).toEqual([]);
  expect(puzzles).toEqual([{ puzzle, digits: entered }]);
});

it('a sheet of puzzles saved as PDF is read again, by page and command', async () => {
  const sheet: Sheet = {
    ...{ paper: 'a4', perPage: 2, title: '', answersTitle: 'Solutions', foot: () => '' },
    puzzles: [puzzle, other, puzzle].map((grid) => ({ grid, solution: undefined, caption: '7.2' })),
  };
  const file = new File([await sheetPdf(sheet, 'Sudoku', 'en')], 'sheet.pdf');
  const intake = await read({ kind: 'file', file }, { reader: coreReader });
  expect(intake).toMatchObject({ kind: 'list', first: { givens: puzzle, more: 2 } });
  if (!existsSync(command)) return;
  const input = new Uint8Array(await file.arrayBuffer());
  const { stdout } = spawnSync(command, ['canonical', '--format', 'json'], { input });
  expect(stdout.toString().trimEnd().split('\n')).toHaveLength(3);
});

/** Columns, names, rows, a line without a puzzle and a faulty one, as files have them. */
const mixed = new Blob([
  `puzzle,difficulty\r\n${puzzle},"hard, they say"\r\n${other},easy\r\n\r\nA grid\r\n`,
  `${formatGrid(other, '2239')}\r\n${other.slice(1)}\r\n${several}\r\n`,
]);
const bulkWorker = () => new InThreadWorker('bulk');
const textOf = async (pieces: Iterable<Blob> | AsyncIterable<Blob>) => {
  let text = '';
  for await (const piece of pieces) text += await piece.text();
  return text;
};

describe('a text saved by Many puzzles', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
  });
  afterEach(async () => {
    await allLoaded();
    vi.unstubAllGlobals();
  });

  const answered = () =>
    new Promise<BulkRun>((resolve) => {
      const run: BulkRun = new BulkRun({
        ...{ source: mixed, limit: 2, workers: 1, createWorker: bulkWorker },
        onChange: () => {
          if (run.phase === 'done') resolve(run);
        },
      });
    });
  const namesOf = (puzzles: readonly Expected[]) => puzzles.map(({ name }) => name);

  it.each<BulkChoice>(['all', 'unique', 'several'])('of %s rows is read again', async (choice) => {
    const run = await answered();
    const chosen = {
      all: [puzzle, other, other, several],
      unique: [puzzle, other, other],
      several: [several],
    };
    const wanted = chosen[choice as keyof typeof chosen];
    const csv = await readAgain(await textOf(csvOf(run, run.chunks, choice, bulkWorker)));
    const saved = await readAgain(await textOf(puzzlesOf(run.source, run.chunks, choice)));
    expect(gridsOf(csv.puzzles)).toEqual(wanted);
    expect(gridsOf(saved.puzzles)).toEqual(wanted);
    const named = { all: ['A grid'], unique: ['A grid'], several: [] };
    expect(namesOf(csv.puzzles).filter(Boolean)).toEqual(named[choice as keyof typeof named]);
    // The faulty puzzle is told again, and nothing else is.
    expect([csv.faults.length, saved.faults.length]).toEqual(choice === 'all' ? [1, 1] : [0, 0]);
  });

  it('has solutions and ratings that are read again', async () => {
    const run = await answered();
    const solved = await readAgain(await textOf(solutionsOf(run, run.chunks, 'all', bulkWorker)));
    expect(solved.faults).toEqual([]);
    expect(solved.puzzles).toHaveLength(4);
    expect(namesOf(solved.puzzles)).toEqual([undefined, undefined, undefined, undefined]);
    await new BulkRating({
      ...{ source: mixed, chunks: run.chunks, workers: 1, onChange: () => undefined },
      createWorker: () => new InThreadWorker('techniques'),
      createNested: () => new InThreadWorker('nested'),
      createReader: bulkWorker,
    }).done;
    const rated = await textOf(ratedOf(mixed, run.chunks, 'all', bulkWorker));
    expect(rated).toMatch(/^[1-9.]{81}( \d+\.\d){3} [a-z-]+\n/);
    expect((await readAgain(rated)).puzzles).toEqual([
      { puzzle },
      { puzzle: other },
      { puzzle: other },
    ]);
  });
});
