// Lines a second: of the command with all threads, under GNU parallel where it is installed, and as a filter of Spark.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stop, outputOf, root } from '../scripts/run.mjs';
import { filterOf, openSpark } from '../scripts/spark/session.mjs';
import { inWords } from './statistics.mjs';

const program = join(root, 'build/native/retrace');
const cores = String(availableParallelism());

/** `share`: the share of the lines for a filter that takes longer. @typedef {{ name: string, args: readonly string[], share: number }} Filter */

/** @type {readonly Filter[]} */
const filters = [
  { name: 'check', args: ['check'], share: 1 },
  { name: 'count', args: ['count'], share: 1 },
  { name: 'solve', args: ['solve'], share: 1 },
  { name: 'generate', args: ['generate', '--seed', '7', '--numbers', '-'], share: 1 / 50 },
  { name: 'rate', args: ['rate'], share: 1 / 250 },
];

/**
 * The filters by name; all of them where none is named.
 * @param {readonly string[]} names
 * @param {boolean} whole each filter gets all lines, which takes half an hour
 * @returns {readonly Filter[]}
 */
export function filtersNamed(names, whole) {
  const unknown = names.filter((name) => !filters.some((filter) => filter.name === name));
  const known = filters.map(({ name }) => name).join(', ');
  if (unknown.length > 0) throw new Stop(`No filter is called ${unknown.join(', ')}: ${known}`, 2);
  return filters
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((filter) => (whole ? { ...filter, share: 1 } : filter));
}

/**
 * The ways take turns over the same file, and their outputs are compared.
 * @param {string} python @param {readonly Filter[]} chosen @param {number} rounds @param {number} lines
 */
export async function measureSpark(python, chosen, rounds, lines) {
  const spark = openSpark(python);
  const files = join(spark.folder, 'files');
  mkdirSync(files);
  /** @type {Record<string, number[]>} */
  const rates = {};
  try {
    for (const { name, args, share } of chosen) {
      const count = Math.round(lines * share);
      const input = join(files, `${name}.txt`);
      writeLines(input, count, name === 'generate');
      for (let round = 1; round <= rounds; round += 1) {
        const outputs = new Map();
        for (const way of ways(spark, input, join(files, 'out'), args)) {
          const began = performance.now();
          const parts = await way.run();
          const rate = (count / (performance.now() - began)) * 1000;
          (rates[`${name}, ${String(count)} lines, ${way.name}`] ??= []).push(rate);
          outputs.set(way.name, hashOf(parts));
          console.log(`${name}: round ${String(round)}, ${way.name}: ${rate.toFixed(0)} a second`);
        }
        if (new Set(outputs.values()).size !== 1) throw new Stop(`${name}: the outputs differ`);
      }
      rmSync(input);
    }
  } finally {
    await spark.close();
  }
  return rates;
}

/** @param {ReturnType<typeof openSpark>} spark @param {string} input @param {string} output @param {readonly string[]} args */
function ways(spark, input, output, args) {
  // At most 4 MiB, and for a short file so little that every core has several parts.
  const block = Math.min(4 << 20, Math.ceil(statSync(input).size / (availableParallelism() * 8)));
  // Without the option some commands share a long search among all cores, also at the end of each part.
  const alone = [...args, '--jobs', '1'];
  const pieces = ['--pipe', '--keep-order', '--block', String(block), '-j', cores];
  const hasParallel = outputOf('parallel', ['--version'])?.startsWith('GNU parallel');
  const piped = (/** @type {string} */ name, /** @type {readonly string[]} */ words) => ({
    name,
    run: () => {
      const from = openSync(input, 'r');
      const to = openSync(output, 'w');
      spawnSync(words[0] ?? '', words.slice(1), { stdio: [from, to, 'ignore'] });
      closeSync(from);
      closeSync(to);
      return [output];
    },
  });
  return [
    piped('--jobs all', [program, ...args, '--jobs', 'all']),
    ...(hasParallel ? [piped('GNU parallel', ['parallel', ...pieces, program, ...alone])] : []),
    {
      name: 'Spark',
      run: async () => {
        const folder = await spark.run({ input, parts: 16, filter: filterOf(alone) });
        return readdirSync(folder)
          .filter((name) => name.startsWith('part-'))
          .sort()
          .map((name) => join(folder, name));
      },
    },
  ];
}

/** The puzzles of 17_clue again and again, or numbered from 1 on. @param {string} path @param {number} count @param {boolean} numbered */
function writeLines(path, count, numbered) {
  const puzzles = readFileSync(join(root, 'tests/puzzles/17_clue.txt'), 'utf8')
    .split('\n')
    .filter((line) => /^[0-9.]{81}$/.test(line));
  const file = openSync(path, 'w');
  for (let from = 0; from < count; from += 10_000) {
    const size = Math.min(10_000, count - from);
    const lines = Array.from({ length: size }, (_, index) =>
      numbered ? String(from + index + 1) : puzzles[(from + index) % puzzles.length],
    );
    writeSync(file, `${lines.join('\n')}\n`);
  }
  closeSync(file);
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {Record<string, number[]>} rates */
export function printSpark(rates) {
  console.log('\nLines a second, median (least-most):\n');
  for (const [name, all] of Object.entries(rates)) console.log(`| ${name} | ${inWords(all, 0)} |`);
}
