// A bulk run with the workers' own scripts loses no line, even when workers crash, hang or end.
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, rowsIn } from '../../../web/client/bulk/bulk-rows';
import { BulkRun, type BulkOptions } from '../../../web/client/bulk/bulk-run';
import { solutionsOf } from '../../../web/client/bulk/bulk-solutions';
import { countLimitExpected } from '../../../web/core/calls';
import { puzzleLines } from '../../wasm/core';
import { allLoaded, workerMaker, type InThreadWorker } from './in-thread-worker';

const inkala = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const solution =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** A file of more than two chunks (half a megabyte each): the puzzles of easy50.txt many times over, with one bad line. */
const lines = Array.from({ length: 320 }, () => puzzleLines('easy50.txt')).flat();
lines[5000] = 'no puzzle';
const file = new Blob([`${lines.join('\n')}\n`]);

describe('a bulk run', { timeout: 60_000 }, () => {
  let made: InThreadWorker[];
  let run: BulkRun;
  let changed: (() => void) | undefined;

  beforeEach(() => {
    // Without navigator.locks the run notices a worker's end only by the messages and errors that these tests cause.
    vi.stubGlobal('navigator', {});
    made = [];
    changed = undefined;
  });
  afterEach(async () => {
    run.cancel();
    await allLoaded();
    vi.unstubAllGlobals();
  });

  function start(options: Partial<BulkOptions> = {}): void {
    run = new BulkRun({
      source: file,
      limit: 2,
      workers: 2,
      onChange: () => changed?.(),
      createWorker: workerMaker(made, 'bulk'),
      ...options,
    });
  }

  /** Resolves as soon as `isSo` holds after a change of the run. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      changed = () => {
        if (isSo()) resolve();
      };
      changed();
    });
  const isOver = () => !['running', 'paused'].includes(run.phase);

  function expectAllAnswered(): void {
    expect(run.failure).toBe('');
    expect(run.phase).toBe('done');
    expect(run.totals.rows).toBe(lines.length);
    expect(run.totals.kinds).toMatchObject({ unique: lines.length - 1, unreadable: 1 });
    const rows = run.chunks.flatMap((chunk) => rowsIn(chunk, 'all'));
    expect(rows.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
    expect(run.bytesAnswered).toBe(file.size);
  }

  /** How often a worker was asked for the chunk that begins at this offset. */
  const timesAsked = (begin: number) =>
    made
      .flatMap(({ heard }) => heard as { kind?: string; ask?: { begin: number } }[])
      .filter(({ kind, ask }) => kind === 'chunk' && ask?.begin === begin).length;

  it('answers every line once, in the order of the file', async () => {
    start();
    await until(isOver);
    expectAllAnswered();
    expect(run.chunks.length).toBeGreaterThan(2);
    expect(made).toHaveLength(2);
    expect(page(run.chunks, 'unreadable', 0, 5)).toMatchObject([{ line: 5001 }]);
  });

  it('answers a file on disk as it answers one in memory', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'retrace-bulk-'));
    const path = join(folder, 'puzzles.txt');
    writeFileSync(path, Buffer.from(await file.arrayBuffer()));
    start({ source: await openAsBlob(path) });
    await until(isOver);
    rmSync(folder, { recursive: true });
    expectAllAnswered();
  });

  it('answers a file without a line', async () => {
    start({ source: new Blob([]) });
    await until(isOver);
    expect([run.phase, run.totals.rows]).toEqual(['done', 0]);
  });

  it('has the chunks of a lost worker answered by others', async () => {
    start();
    await until(() => run.chunks.length > 1);
    made[0]?.crash('out of memory');
    await until(isOver);
    expectAllAnswered();
    expect(made).toHaveLength(3);
    expect(timesAsked(0)).toBe(2);
  });

  it('gives up after the same chunk took three workers', async () => {
    const maker = workerMaker(made, 'bulk');
    start({
      createWorker: () => {
        const worker = maker();
        setImmediate(() => {
          made.at(-1)?.crash('out of memory');
        });
        return worker;
      },
      workers: 1,
    });
    await until(isOver);
    expect([run.phase, run.failure]).toEqual(['failed', 'out of memory']);
    expect(timesAsked(0)).toBe(3);
  });

  it('stands still while paused, with workers that may be silent, and goes on', async () => {
    start({ workers: 1 });
    await until(() => run.chunks.some(({ end }) => end !== undefined));
    run.pause();
    for (let i = 0; i < 200; i++) await new Promise(setImmediate);
    expect([run.phase, run.totals.rows]).toEqual(['paused', 0]);
    run.resume();
    await until(isOver);
    expectAllAnswered();
  });

  it('keeps the answers when it is cancelled, and leaves no worker behind', async () => {
    start();
    await until(() => run.totals.rows > 0);
    run.cancel();
    const { rows } = run.totals;
    for (let i = 0; i < 200; i++) await new Promise(setImmediate);
    expect([run.phase, run.totals.rows]).toEqual(['cancelled', rows]);
    expect(rows).toBeLessThan(lines.length);
    expect(made.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });

  it('fails with the reason where a worker refuses the request', async () => {
    start({ limit: 0, workers: 1 });
    await until(isOver);
    expect([run.phase, run.failure]).toEqual(['failed', countLimitExpected]);
    expect(made).toHaveLength(1);
  });

  it('writes the solutions of what was answered, in the order of the file', async () => {
    start({ source: new Blob([`${inkala}\nno puzzle\n${inkala}\n`]), workers: 1 });
    await until(isOver);
    const texts: string[] = [];
    for await (const piece of solutionsOf(run, run.chunks, 'all', workerMaker(made, 'bulk'))) {
      texts.push(await piece.text());
    }
    expect(texts.join('')).toBe(`${solution}\nerror\n${solution}\n`);
    expect(made.at(-1)?.isTerminated).toBe(true);
  });
});
