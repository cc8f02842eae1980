// Minimal puzzles a second on one thread: natively, in WebAssembly, and by other generators where they are installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { root } from '../scripts/run.mjs';
import { techniqueTable } from '../scripts/technique-table.mjs';
import { inWords } from './statistics.mjs';

const count = 3000;
/** The count for qqwing, which takes a hundredth of a second for each puzzle. */
const fewer = 100;

/** tdoku's options: its own engine, puzzles and not pencilmarks, no rating, all puzzles. @param {number} wanted */
const tdokuArgs = (wanted) => ['-s0', '-p0', '-e0', '-a1', `-l${String(wanted)}`];

/**
 * Other generators, built by hand: RETRACE_TDOKU names tdoku's `generate`, RETRACE_QQWING qqwing. tdoku drops three givens
 * of one of its last 500 puzzles, or of an empty one at first, and goes on from there; the pool is so large that tdoku
 * hardly ever picks a puzzle from it, so that each is made from an empty grid, as ours and qqwing's are.
 */
const programs = [
  { name: 'tdoku, variations', path: process.env.RETRACE_TDOKU, count, args: tdokuArgs },
  {
    name: 'tdoku, from nothing',
    path: process.env.RETRACE_TDOKU,
    count,
    args: (/** @type {number} */ wanted) => [...tdokuArgs(wanted), `-n${String(20 * wanted)}`],
  },
  {
    name: 'qqwing',
    path: process.env.RETRACE_QQWING,
    count: fewer,
    args: (/** @type {number} */ wanted) => ['--generate', String(wanted), '--one-line'],
  },
];

/**
 * @param {number} rounds
 * @param {{ make(count: number, seed: number): Promise<number> }} chromium
 * @returns {Promise<Record<string, number[]>>} puzzles a second, round by round
 */
export async function measureGenerating(rounds, chromium) {
  const { core: node, timeMaking } = await openNode();
  /** @type {Record<string, number[]>} */
  const rates = {};
  const note = (/** @type {string} */ name, /** @type {number} */ rate) => {
    (rates[name] ??= []).push(rate);
  };
  // The first round is not counted: V8 compiles the generator well only after a while.
  timeMaking(node, count, 1);
  await chromium.make(count, 1);
  for (let round = 1; round <= rounds; round += 1) {
    const args = ['generate', '-n', String(count), '--seed', String(round)];
    note('native', timed(join(root, 'build/native/retrace'), count, args));
    note('WebAssembly, Chromium', await chromium.make(count, round));
    note('WebAssembly, Node', timeMaking(node, count, round));
    for (const { name, path, count: wanted, args } of programs) {
      if (path && existsSync(path)) note(name, timed(path, wanted, args(wanted)));
    }
    console.log(`generate: round ${String(round)} of ${String(rounds)}`);
  }
  return rates;
}

/** Counts the lines that a program writes. @param {string} program @param {number} wanted @param {readonly string[]} args */
function timed(program, wanted, args) {
  const began = performance.now();
  const output = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const ms = performance.now() - began;
  const made = output.split('\n').filter((line) => /^[0-9.]{81}/.test(line)).length;
  // tdoku counts tries, and drops the puzzles that are left in its pool.
  if (made < wanted * 0.95) throw new Error(`${program} made ${String(made)} of ${String(wanted)}`);
  return (made / ms) * 1000;
}

async function openNode() {
  const folder = join(root, 'build/wasm');
  const { default: createCore } = await import(
    pathToFileURL(join(folder, 'retrace-make.mjs')).href
  );
  /** @type {{ module: typeof import('./make-time') }} */
  const { module } = await runnerImport(join(root, 'bench/make-time.ts'), {
    configFile: false,
    plugins: [techniqueTable()],
  });
  const core = await createCore({ wasmBinary: readFileSync(join(folder, 'retrace-make.wasm')) });
  return { core, timeMaking: module.timeMaking };
}

/** @param {Record<string, number[]>} rates */
export function printGenerating(rates) {
  const native = rates.native ?? [];
  console.log(
    '\nMinimal puzzles a second, median (least-most); as a multiple of native, median (least-most):\n',
  );
  for (const [name, all] of Object.entries(rates)) {
    const ratios = all.map((rate, round) => rate / (native[round] ?? Number.NaN));
    console.log(`| ${name} | ${inWords(all, 0)} | ${inWords(ratios, 2)} |`);
  }
}
