// Minimal puzzles a second on one thread: natively, in WebAssembly, and beside other generators where they are there.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { summary } from './statistics.mjs';

const count = 2000;
/** It takes a hundredth of a second for each. */
const fewer = 200;

/** Peers are programs that somebody built: RETRACE_TDOKU names tdoku's `generate`, RETRACE_QQWING qqwing. */
const programs = [
  { name: 'tdoku generate', path: process.env.RETRACE_TDOKU, count, args: tdokuArgs },
  { name: 'qqwing', path: process.env.RETRACE_QQWING, count: fewer, args: qqwingArgs },
];

/** Its own engine, puzzles and not pencilmarks, one evaluation, the fewest it makes. @param {number} wanted */
function tdokuArgs(wanted) {
  return ['-s0', '-p0', '-e1', '-a1', `-l${wanted}`];
}
/** @param {number} wanted */
function qqwingArgs(wanted) {
  return ['--generate', String(wanted), '--one-line'];
}

/** @param {number} rounds @returns {Promise<Record<string, number[]>>} puzzles a second, round by round */
export async function measureGenerating(rounds) {
  const inNode = await openNode();
  /** @type {Record<string, number[]>} */
  const rates = {};
  const note = (/** @type {string} */ name, /** @type {number} */ rate) => {
    (rates[name] ??= []).push(rate);
  };
  inNode(count);
  for (let round = 0; round < rounds; round += 1) {
    const seed = String(round + 1);
    note(
      'native',
      timed(join(root, 'build/native/retrace'), count, [
        'generate',
        '-n',
        String(count),
        '--seed',
        seed,
      ]),
    );
    note('WebAssembly, Node', inNode(count));
    for (const { name, path, count: wanted, args } of programs) {
      if (path && existsSync(path)) note(name, timed(path, wanted, args(wanted)));
    }
    console.log(`generate: round ${seed} of ${String(rounds)}`);
  }
  return rates;
}

/** By the lines that it writes. @param {string} program @param {number} wanted @param {readonly string[]} args */
function timed(program, wanted, args) {
  const began = performance.now();
  const output = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const ms = performance.now() - began;
  const made = output.split('\n').filter((line) => /^[0-9.]{81}/.test(line)).length;
  if (made < wanted) throw new Error(`${program} made ${String(made)} of ${String(wanted)}`);
  return (made / ms) * 1000;
}

async function openNode() {
  const folder = join(root, 'build/wasm');
  const { default: createCore } = await import(
    pathToFileURL(join(folder, 'retrace-make.mjs')).href
  );
  const core = await createCore({ wasmBinary: readFileSync(join(folder, 'retrace-make.wasm')) });
  const order = {
    symmetry: 'none',
    rating: undefined,
    technique: -1,
    givens: undefined,
    minimal: true,
    pattern: 'x'.repeat(81),
    kept: '.'.repeat(81),
  };
  return (/** @type {number} */ wanted) => {
    const began = performance.now();
    const batch = core.startBatch(order, 1, 1, wanted, 0);
    while (!batch.run(1_000_000));
    batch.delete();
    return (wanted / (performance.now() - began)) * 1000;
  };
}

/** @param {Record<string, number[]>} rates */
export function printGenerating(rates) {
  const native = rates.native ?? [];
  console.log(
    '\nMinimal puzzles a second, median; in brackets as a multiple of native, median (least-most):\n',
  );
  for (const [name, all] of Object.entries(rates)) {
    const { median, min, max } = summary(
      all.map((rate, round) => rate / (native[round] ?? Number.NaN)),
    );
    const ratio = `${median.toFixed(2)}, ${min.toFixed(2)}-${max.toFixed(2)}`;
    console.log(`| ${name} | ${String(Math.round(summary(all).median))} (${ratio}) |`);
  }
}
