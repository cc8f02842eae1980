// The paths of random puzzles by two builds of one program, natively and in WebAssembly: each stops at a step against
// the solution, and both must print the same digest for each seed of a thousand puzzles.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stop, root } from '../scripts/run.mjs';

/** So many seeds are walked between two lines of progress. */
const seedsAtOnce = 10;

/** @typedef {{ puzzles: number, steps: number, counts: Map<string, number> }} Walked `counts`: of each technique's steps */

/**
 * The lines that the native program prints.
 * @param {readonly string[]} args @returns {Promise<string[]>}
 */
function nativeLines(args) {
  const child = spawn(join(root, 'build/native/retrace_paths'), args, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
    text += part;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      // The program has said what it takes; it knows the orders of techniques.
      if (code === 2) reject(new Stop(`No paths are walked by ${args.join(' ')}`, 2));
      else resolve(text.trimEnd().split('\n'));
    });
  });
}

/** @param {readonly string[]} args @returns {Promise<string[]>} the lines that the program in WebAssembly prints */
async function wasmLines(args) {
  const file = join(root, 'build/wasm/retrace-paths');
  const { default: run } = await import(pathToFileURL(`${file}.mjs`).href);
  /** @type {string[]} */
  const lines = [];
  await run({
    wasmBinary: readFileSync(`${file}.wasm`),
    arguments: args,
    print: (/** @type {string} */ line) => lines.push(line),
  });
  return lines;
}

/**
 * Walks the seeds in any order of techniques; stops at the first seed on which the builds differ, or a step is wrong.
 * @param {string} order @param {readonly [number, number]} seeds
 * @param {(walked: Walked, next: number) => void} report `next`: the seed with which to go on
 * @returns {Promise<Walked>}
 */
export async function walkSeeds(order, [from, to], report) {
  /** @type {Walked} */
  const walked = { puzzles: 0, steps: 0, counts: new Map() };
  for (let begin = from; begin <= to; begin += seedsAtOnce) {
    const end = Math.min(to, begin + seedsAtOnce - 1);
    const args = [order, `${String(begin)}-${String(end)}`];
    const [native, wasm] = await Promise.all([nativeLines(args), wasmLines(args)]);
    add(walked, native, wasm, end - begin + 1);
    report(walked, end + 1);
  }
  return walked;
}

/** @param {Walked} walked @param {readonly string[]} native @param {readonly string[]} wasm @param {number} seeds */
function add(walked, native, wasm, seeds) {
  const differs = native.findIndex((line, at) => line !== wasm[at]);
  if (differs >= 0 || native.length !== wasm.length) {
    throw new Stop(`natively: ${String(native[differs])}\nWebAssembly: ${String(wasm[differs])}`);
  }
  const [, puzzles = '', steps = ''] =
    /so far (\d+) puzzles, (\d+) steps, all right$/.exec(native[seeds - 1] ?? '') ?? [];
  if (puzzles === '') throw new Stop(native.join('\n'));
  walked.puzzles += Number(puzzles);
  walked.steps += Number(steps);
  for (const line of native.slice(seeds)) {
    const [count = '', technique = ''] = line.trim().split(' ');
    walked.counts.set(technique, (walked.counts.get(technique) ?? 0) + Number(count));
  }
}
