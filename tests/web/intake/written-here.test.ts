// Whatever a panel writes is read again: the same puzzles, with the entries and notes that the text has.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulkRating } from '../../../web/client/bulk/bulk-rating';
import { csvOf, puzzlesOf, ratedOf, type BulkChoice } from '../../../web/client/bulk/bulk-rows';
import { BulkRun } from '../../../web/client/bulk/bulk-run';
import { solutionsOf } from '../../../web/client/bulk/bulk-solutions';
import { gridOf, withDigit, type Grid } from '../../../web/core/grid';
import { coloured, noNotes, noteBits, toggled, type Notes } from '../../../web/core/notes';
import { formatPlayLink } from '../../../web/core/play-link';
import type { FoundPuzzle } from '../../../web/core/reading';
import { formatGrid } from '../../../web/core/text';
import { embedOf } from '../../../web/element/lessons/model';
import { sudokuPadLink, sudokuWikiLink } from '../../../web/element/questions/share/outside-links';
import { csvOf as raceCsv, markdownOf } from '../../../web/element/race/report';
import { raceMessagesIn } from '../../../web/element/race/words-in';
import { historyOf, pushed } from '../../../web/element/shared/state/history';
import { predictMessagesIn } from '../../../web/element/watch/predict/words-in';
import { frameSnippet, tagSnippet } from '../../../web/page/embed/snippet';
import { fileOf } from '../../../web/page/games/file';
import { Shelf } from '../../../web/page/games/shelf';
import { allLoaded, InThreadWorker } from '../client/in-thread-worker';
import { finished, puzzle, runOf } from '../element/race/fixtures';
import { readingOf } from './core-reader';

function grid(text: string): Grid {
  const found = gridOf(text);
  if (!found) throw new Error(text);
  return found;
}

const other = grid(
  '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
);
const several = grid(`1${'.'.repeat(80)}`);
const entered = withDigit(puzzle, 1, 1);
const corner = toggled(toggled(noNotes, [2], 2, 'corner'), [80], 9, 'corner');
const both = toggled(toggled(corner, [80], 1, 'centre'), [3], 4, 'centre');
const marked = coloured(both, [0, 80], 2);
/** Corner and centre notes as one. */
const noted = marked.map((bits) => noteBits(bits, 'corner') | noteBits(bits, 'centre'));

interface Expected {
  puzzle: string;
  digits?: Grid;
  notes?: Notes;
  name?: string;
}
const expectedOf = ({ puzzle: found, digits, notes, name }: FoundPuzzle): Expected => ({
  puzzle: found,
  ...(digits && digits !== found && { digits }),
  ...(notes && { notes }),
  ...(name !== undefined && { name }),
});
const readAgain = async (text: string) => {
  const { puzzles, faults } = await readingOf(new Blob([text]));
  return {
    puzzles: puzzles.map(expectedOf),
    faults: faults.map(({ line, column, code }) => `${line}:${column} ${code}`),
  };
};
const played: Expected = { puzzle, digits: entered, notes: noted };

const scene = { puzzle, strategy: 'used-flags', at: 0 } as const;
const embedded = {
  ...{ puzzle, trace: '', mode: 'solve', strategy: 'fast', order: 'usual', hints: false },
  ...{ controls: 'full', lang: 'en', theme: 'auto', speed: 1, at: 0, from: 0, to: NaN },
  ...{ autoplay: false, loop: false },
} as unknown as Parameters<typeof tagSnippet>[0];
const size: Parameters<typeof tagSnippet>[1] = { width: undefined, height: 600 };
const page = 'https://example.org/retrace/';
const linkTo = (digits: Grid, notes: Notes) =>
  page + formatPlayLink({ givens: puzzle, digits, notes });
const race = runOf([finished('used-flags', [1.25, 1.5, 1.75])]);
const machine = { browser: 'Test/1.0', cores: 2 };
const film = { film: 'fast', puzzle, answers: [] };

/** The texts that each panel writes about one board. */
const written: readonly [name: string, text: string, found: readonly Expected[]][] = [
  ['the board as nine spaced lines', formatGrid(puzzle, '2580'), [{ puzzle }]],
  ['the board as nine lines', formatGrid(puzzle, '2239'), [{ puzzle }]],
  ['the board as one line', formatGrid(puzzle, 'line'), [{ puzzle }]],
  ['a link', linkTo(puzzle, noNotes), [{ puzzle }]],
  ['a link with entries and notes', linkTo(entered, marked), [played]],
  ['a SudokuWiki link', sudokuWikiLink(entered), [{ puzzle: entered }]],
  ['a SudokuPad link', sudokuPadLink(puzzle, entered, marked), [played]],
  ['the tag of a lesson', embedOf(scene), [{ puzzle }]],
  ['the tag of an embed', tagSnippet(embedded, size, page), [{ puzzle }]],
  ['the frame of an embed', frameSnippet(embedded, size, page, 'Sudoku'), [{ puzzle }]],
  ['a race as Markdown', markdownOf(race, raceMessagesIn('en'), machine), [{ puzzle }]],
  ['a race as Markdown in Korean', markdownOf(race, raceMessagesIn('ko'), machine), [{ puzzle }]],
  ['predictions', predictMessagesIn('en').report(film), [{ puzzle, name: 'Film: fast' }]],
];

describe('a panel’s text', () => {
  it.each(written)('%s is read again, and nothing in it is a fault', async (_, text, found) => {
    expect(await readAgain(text)).toEqual({ faults: [], puzzles: found });
  });

  it('a race as CSV holds no puzzle, and is not taken for one', async () => {
    expect(await readAgain(raceCsv(race))).toEqual({ faults: ['1:1 empty'], puzzles: [] });
  });

  it('a file of games has each board as it was left', async () => {
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
  const gridsOf = (puzzles: readonly Expected[]) => puzzles.map((each) => each.puzzle);

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
    expect(namesOf(csv.puzzles)).toEqual(wanted.map(() => undefined));
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
      ...{ createWorker: () => new InThreadWorker('techniques'), createReader: bulkWorker },
    }).done;
    const rated = await textOf(ratedOf(mixed, run.chunks, 'all', bulkWorker));
    expect(rated).toMatch(/^[1-9.]{81} \d+\.\d\n/);
    expect((await readAgain(rated)).puzzles).toEqual([
      { puzzle },
      { puzzle: other },
      { puzzle: other },
    ]);
  });
});
