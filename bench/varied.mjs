// Puzzles with any rules: node bench/varied.mjs [FILE…], a puzzle a line. CPU seconds for the first solution with the proof whether it
// is the only one, reading included, by the command and by the page's module in turn; both have to be built.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/run.mjs';

const rounds = 3;

/** The published puzzles of tests/puzzles, where no file is named. */
const published = () =>
  readFileSync(join(root, 'tests/puzzles/varied.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => line.split('\t')[4] ?? '');

/** CPU seconds of a process that ends. @param {string} file */
function byCommand(file) {
  const timed = spawnSync(
    'bash',
    [
      '-c',
      `TIMEFORMAT='%U %S'; time ${join(root, 'build/native/retrace')} solve "$0" > /dev/null`,
      file,
    ],
    { encoding: 'utf8' },
  );
  const [user = NaN, system = NaN] = (timed.stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return user + system;
}

/** @param {readonly Uint8Array[]} texts @param {any} core */
function byModule(texts, core) {
  const before = process.cpuUsage();
  for (const text of texts) {
    const solving = core.startVariedSolving(text);
    if (solving === null) continue;
    while (!solving.run(1e6));
    solving.delete();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** @param {readonly number[]} numbers */
const shown = (numbers) => numbers.map((each) => each.toFixed(2)).join(' ');

const folder = join(root, 'build/wasm/retrace-varied');
const { default: create } = await import(pathToFileURL(`${folder}.mjs`).href);
const core = await create({ wasmBinary: readFileSync(`${folder}.wasm`) });
const named = process.argv.slice(2).map((file) => ({
  name: file,
  lines: readFileSync(file, 'utf8').split('\n').filter(Boolean),
}));
const sets = named.length > 0 ? named : [{ name: 'tests/puzzles/varied.tsv', lines: published() }];
const temporary = mkdtempSync(join(tmpdir(), 'varied-'));
for (const { name, lines } of sets) {
  const file = join(temporary, 'puzzles.txt');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const texts = lines.map((line) => new TextEncoder().encode(line));
  const times = { command: /** @type {number[]} */ ([]), module: /** @type {number[]} */ ([]) };
  for (let round = 0; round < rounds; round++) {
    times.command.push(byCommand(file));
    times.module.push(byModule(texts, core));
  }
  console.log(
    `${name}: ${lines.length} puzzles, command ${shown(times.command)}, WebAssembly ${shown(times.module)}`,
  );
}
rmSync(temporary, { recursive: true });
