// Repeats of a run's puzzles: each beside its row with the line of the first, however the file is cut among workers.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BulkRepeats } from '../../../../web/client/bulk/bulk-repeats';
import { answeredOf, countIn, csvOf, rowsIn } from '../../../../web/client/bulk/bulk-rows';
import { BulkRun } from '../../../../web/client/bulk/bulk-run';
import { FirstLines } from '../../../../web/client/bulk/first-lines';
import { puzzleLines } from '../../../wasm/core';
import { allLoaded, workerMaker } from '../in-thread-worker';

const easy = '..35.29......4....1.6...3.59..251..8.7.4.8.3.8..763..13.8...1.4....2......51.48..';
const other = '8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...';
const several = '8.........95.......76.........426798...571243...893165......916....3.487....1.532';
const contradicting = `5.......5${'.'.repeat(72)}`;

/** The same puzzle with other names of digits, its first band last, and turned about its diagonal. */
function another(puzzle: string): string {
  const lowered = puzzle.slice(27) + puzzle.slice(0, 27);
  const turned = Array.from({ length: 81 }, (_, at) =>
    lowered.charAt((at % 9) * 9 + Math.floor(at / 9)),
  );
  return turned.map((sign) => (sign === '.' ? sign : String((Number(sign) % 9) + 1))).join('');
}

afterEach(async () => {
  await allLoaded();
  vi.unstubAllGlobals();
});

async function answered(text: string) {
  vi.stubGlobal('navigator', {});
  const source = new Blob([text]);
  const createWorker = workerMaker([], 'bulk');
  const options = { source, workers: 2, createWorker, onChange: () => undefined };
  const run = new BulkRun({ ...options, limit: 2 });
  await vi.waitUntil(() => run.phase === 'done', { timeout: 20_000 });
  return { ...options, run, chunks: answeredOf(run) };
}

describe('repeats of a run', { timeout: 30_000 }, () => {
  it('are told from other forms, each with the line of the first one', async () => {
    const spaced = (easy.match(/.{9}/g) ?? []).map((row) => Array.from(row).join(' ')).join('\n');
    const list = [easy, other, 'hello', easy, another(easy), another(several), several];
    list.push(contradicting, another(contradicting), another(easy), spaced, '');
    const { run, chunks, ...options } = await answered(list.join('\n'));
    const repeats = new BulkRepeats({ ...options, chunks });
    await repeats.done;
    expect(repeats).toMatchObject({ phase: 'compared', compared: 10, wanted: 10 });
    expect(repeats.counts).toEqual({ different: 4, repeat: 3, isomorph: 3 });
    const alike = (choice: Parameters<typeof rowsIn>[1]) =>
      chunks.flatMap((chunk) => rowsIn(chunk, choice)).map((row) => [row.line, row.alike?.first]);
    expect(alike('repeat')).toEqual([[4, 1], [10, 5], [11, 1]]); // prettier-ignore
    expect(alike('isomorph')).toEqual([[5, 1], [7, 6], [9, 8]]); // prettier-ignore
    expect(chunks.reduce((sum, chunk) => sum + countIn(chunk, 'different'), 0)).toBe(4);

    let csv = '';
    for await (const part of csvOf(run, chunks, 'isomorph', options.createWorker))
      csv += await part.text();
    expect(csv).toMatch(/^line,result,solutions,givens,branches,alike,first,column,/);
    expect(csv).toContain('5,unique,1,32,0,isomorph,1,,,');
  });

  it('are found across all chunks of a long file', async () => {
    const lines = puzzleLines('17_clue.txt');
    const { chunks, ...options } = await answered([...lines, ...lines.slice(7)].join('\n'));
    expect(chunks.length).toBeGreaterThan(1);
    const repeats = new BulkRepeats({ ...options, chunks });
    await repeats.done;
    expect(repeats.counts).toEqual({ different: 20_000, repeat: 19_993, isomorph: 0 });
  });

  it('stop where they are cancelled', async () => {
    const { chunks, ...options } = await answered(
      Array.from({ length: 30_000 }, () => easy).join('\n'),
    );
    const repeats = new BulkRepeats({ ...options, chunks, onChange: () => { repeats.cancel(); } }); // prettier-ignore
    await repeats.done;
    expect(repeats.phase).toBe('cancelled');
    expect(repeats.compared).toBe(chunks[0]?.rows?.kinds.length);
  });
});

it('a table of first lines keeps each key with its first line as it grows', () => {
  const first = new FirstLines();
  for (let key = 1; key <= 5000; key++) expect(first.note(key % 8, key, key)).toBe(0);
  for (let key = 1; key <= 5000; key++) expect(first.note(key % 8, key, 9999)).toBe(key);
  expect(first.size).toBe(5000);
});
