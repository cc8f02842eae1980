// The techniques' core rates the puzzles of a bulk run: each rating is in its puzzle's row, none is made twice, and none after a cancel.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BulkRating } from '../../../../web/client/bulk/bulk-rating';
import { answeredOf, countIn, csvOf, ratedOf, rowsIn } from '../../../../web/client/bulk/bulk-rows';
import { BulkRun } from '../../../../web/client/bulk/bulk-run';
import type { WorkerPort } from '../../../../web/client/worker-port';
import { allLoaded, workerMaker } from '../in-thread-worker';

const easy = '..35.29......4....1.6...3.59..251..8.7.4.8.3.8..763..13.8...1.4....2......51.48..';
const pair = '8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...';
const beyond = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const several = '8.........95.......76.........426798...571243...893165......916....3.487....1.532';

afterEach(async () => {
  await allLoaded();
  vi.unstubAllGlobals();
});

async function answered(text: string) {
  vi.stubGlobal('navigator', {});
  const source = new Blob([text]);
  const run = new BulkRun({
    source,
    limit: 2,
    workers: 1,
    createWorker: workerMaker([], 'bulk'),
    onChange: () => undefined,
  });
  await vi.waitUntil(() => run.phase === 'done', { timeout: 20_000 });
  return { source, run, chunks: answeredOf(run) };
}

const reader = workerMaker([], 'bulk');

const ratingOf = (
  source: Blob,
  chunks: ReturnType<typeof answeredOf>,
  workers = 1,
  createNested: () => WorkerPort = workerMaker([], 'nested'),
) =>
  new BulkRating({
    source,
    chunks,
    workers,
    createWorker: workerMaker([], 'techniques'),
    createNested,
    createReader: reader,
    onChange: () => undefined,
  });

const textOf = async (parts: AsyncGenerator<Blob>) => {
  let text = '';
  for await (const part of parts) text += await part.text();
  return text;
};

describe('ratings of a run', { timeout: 30_000 }, () => {
  it('are those of the puzzles with one solution, and of no other row', async () => {
    const { source, chunks, run } = await answered(
      [easy, several, pair, 'hello', beyond, ''].join('\n'),
    );
    const rating = ratingOf(source, chunks, 2);
    await rating.done;
    expect(rating).toMatchObject({ phase: 'rated', rated: 3, wanted: 3 });
    const ratings = chunks
      .flatMap((chunk) => rowsIn(chunk, 'all'))
      .map((row) => row.ratings?.hardest);
    expect(ratings[1]).toBeUndefined();
    expect(ratings[3]).toBeUndefined();
    expect(ratings[4]).toBe(107);
    expect(ratings[0]).toBeLessThanOrEqual(15);
    expect(ratings[2]).toBeGreaterThanOrEqual(30);
    expect(rating.counts[107]).toBe(1);

    const span = { from: 30, to: 120 };
    expect(chunks.reduce((sum, chunk) => sum + countIn(chunk, span), 0)).toBe(2);
    expect(chunks.flatMap((chunk) => rowsIn(chunk, span)).map(({ line }) => line)).toEqual([3, 5]);
    const csv = (await textOf(csvOf(run, chunks, span, reader))).split('\r\n');
    expect(csv[0]).toBe(
      'line,result,solutions,givens,branches,rating,ep,ed,technique,column,reason,puzzle,name',
    );
    expect(csv[2]).toMatch(/^5,unique,1,\d+,\d+,10\.7,10\.7,9\.7,nested-simple-chains,,,8\.\./);
    expect(await textOf(ratedOf(source, chunks, { from: 88, to: 120 }, reader))).toBe(
      `${beyond} 10.7 10.7 9.7 nested-simple-chains\n`,
    );
  });

  it('leave out what needs a file that cannot be loaded, say so, and go on with the others', async () => {
    const { source, chunks } = await answered([beyond, easy].join('\n'));
    const lost = ratingOf(source, chunks, 1, () => {
      throw new Error('no such file');
    });
    await lost.done;
    expect(lost).toMatchObject({ phase: 'failed', rated: 1, wanted: 2 });
    const again = ratingOf(source, chunks);
    await again.done;
    expect(again).toMatchObject({ phase: 'rated', rated: 2 });
  });

  it('are those of puzzles in any notation, which are told as lines of 81', async () => {
    const spaced = Array.from({ length: 9 }, (_, row) =>
      Array.from(easy.slice(row * 9, row * 9 + 9)).join(' '),
    ).join('\n');
    const text = `${spaced}\n\n7;"${pair}";easy, they say\n#p=${beyond}\n${easy} ${pair}\n`;
    const { source, chunks, run } = await answered(text);
    const rating = ratingOf(source, chunks);
    await rating.done;
    expect(rating).toMatchObject({ phase: 'rated', rated: 5, wanted: 5 });
    const rated = await textOf(ratedOf(source, chunks, 'unique', reader));
    expect(rated.split('\n').map((line) => line.slice(0, 81))).toEqual([
      easy,
      pair,
      beyond,
      easy,
      pair,
      '',
    ]);
    const [head, ...lines] = (await textOf(csvOf(run, chunks, 'all', reader))).split('\r\n');
    expect(head).toMatch(/,puzzle,name,field_1,field_2$/);
    expect(lines[1]).toContain(`${pair},,7,"easy, they say"`);
  });

  it('stop where they are cancelled, and go on with the rest', async () => {
    const { source, chunks } = await answered(Array.from({ length: 6 }, () => easy).join('\n'));
    const first = new BulkRating({
      source,
      chunks,
      workers: 1,
      createWorker: workerMaker([], 'techniques'),
      onChange: () => {
        if (first.rated === 2) first.cancel();
      },
    });
    await first.done;
    expect(first).toMatchObject({ phase: 'cancelled', rated: 2 });
    const second = ratingOf(source, chunks);
    expect(second.rated).toBe(2);
    await second.done;
    expect(second).toMatchObject({ phase: 'rated', rated: 6 });
  });
});
