// The command as a filter of Spark, in two executors: the result is byte for byte the output of the command alone.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { installSpark } from '../../scripts/spark/install.mjs';
import { filterOf, linesIn, openSpark } from '../../scripts/spark/session.mjs';

const folder = join(root, 'build/spark-files');
const notes = join(folder, `notes-${process.pid}`);
const command = join(root, 'build/native/retrace');
const parts = 12;

let spark: ReturnType<typeof openSpark>;

beforeAll(async () => {
  mkdirSync(notes, { recursive: true });
  const installed = await installSpark();
  if ('missing' in installed) throw new Error(installed.missing);
  spark = openSpark(installed.python, { NOTES: notes });
});

afterAll(async () => {
  await spark.close();
  rmSync(folder, { recursive: true });
});

const puzzlesOf = (name: string): string[] =>
  readFileSync(join(root, 'tests/puzzles', name), 'utf8')
    .split('\n')
    .filter((line) => /^[0-9.]{81}$/.test(line));

/** Puzzles of every kind with unreadable lines, so that the command ends with exit code 2. */
function fileOf(lines: number): string {
  const usual = puzzlesOf('17_clue.txt');
  const rare = [...puzzlesOf('no_solution.txt'), ...puzzlesOf('several_solutions.txt'), 'x'];
  const list = Array.from({ length: lines }, (_, index) =>
    index % 500 === 499 ? rare[((index / 500) % rare.length) | 0] : usual[index % usual.length],
  );
  const path = join(folder, `puzzles-${lines}.txt`);
  writeFileSync(path, `${list.join('\n')}\n`);
  return path;
}

const alone = (...args: string[]): string =>
  spawnSync(command, args, { encoding: 'latin1', maxBuffer: 2 ** 28 }).stdout;

it.each([
  { name: 'check', lines: 100_000 },
  { name: 'count', lines: 100_000 },
  { name: 'solve', lines: 100_000 },
  { name: 'rate', lines: 2000 },
])('$name gives the same as without Spark', async ({ name, lines }) => {
  const input = fileOf(lines);
  const output = linesIn(await spark.run({ input, parts, filter: filterOf([name]) }));
  expect(output.split('\n')).toHaveLength(lines + 1);
  expect(output === alone(name, input)).toBe(true);
});

describe('the recipe of docs/bulk.md', () => {
  /** With the command's whole path, since the environment is empty. */
  const recipe = (words: string) => `/bin/sh -c '${command} ${words} || [ $? -le 2 ]'`;
  const written = (name: string, rows: readonly string[]) => {
    const path = join(folder, name);
    writeFileSync(path, rows.map((row) => `${row}\n`).join(''));
    return path;
  };

  it('has a row for each row, of any kind, also where most parts are empty', async () => {
    const [puzzle = ''] = puzzlesOf('17_clue.txt');
    const rows = ['', 'null', puzzle, 'NaN', '"', `${puzzle},${puzzle}`, '', 'x'];
    const input = written('rows.txt', rows);
    const job = { input, parts: 40, filter: recipe('check --rows'), bare: true };
    const said = ['', 'error', 'unique', 'error', 'error', 'unique', '', 'error'];
    expect(linesIn(await spark.run(job))).toBe(said.map((word) => `${word}\n`).join(''));
  });

  it('loses none of many rows', async () => {
    const input = fileOf(100_000);
    const job = { input, parts, filter: recipe('solve --rows'), bare: true };
    expect(linesIn(await spark.run(job)) === alone('solve', '--rows', input)).toBe(true);
  });

  it.each(['check --row', 'check --rows --column name', 'check --rows >/dev/full'])(
    'fails the job with %s',
    async (words) => {
      const job = { input: fileOf(2000), parts, filter: recipe(words), bare: true };
      await expect(spark.run(job)).rejects.toThrow('exited with error code');
    },
  );
});

it('generate makes the puzzles that their numbers say', async () => {
  const filter = filterOf(['generate', '--seed', '7', '--numbers', '-']);
  const output = linesIn(await spark.run({ numbers: 20_000, parts, filter }));
  expect(output === alone('generate', '--seed', '7', '-n', '20000')).toBe(true);
});

it('nothing is lost and nothing doubled where an executor is killed in the middle', async () => {
  const input = fileOf(100_000);
  const filter = `sh ${join(root, 'tests/spark/ended-once.sh')} solve`;
  const output = linesIn(await spark.run({ input, parts, filter }));
  expect(output === alone('solve', input)).toBe(true);
  const ended = readFileSync(join(notes, 'ended/executor'), 'utf8').trim();
  const began = readFileSync(join(notes, 'executors'), 'utf8').trim().split('\n');
  // Each part was begun once, and the killed executor's part once more; both executors took parts.
  expect(began.length).toBeGreaterThan(parts);
  expect(began).toContain(ended);
  expect(new Set(began).size).toBeGreaterThan(1);
});

it('a filter that is killed fails the run, rather than giving fewer lines', async () => {
  const filter = `sh -c 'head -n 100; kill -KILL $$'`;
  await expect(spark.run({ numbers: 1000, parts: 2, filter })).rejects.toThrow(
    'exited with error code',
  );
});
