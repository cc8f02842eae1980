// The time of ratings: by the command, by WebAssembly in Node, and by other raters where they are installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';
import { openTechniques } from './node-techniques.mjs';
import { inWords } from './statistics.mjs';

const command = join(root, 'build/native/retrace');
const randomPuzzles = 2000;
/** Harder puzzles are left out: each takes up to seconds, with chains nested in chains. */
const mostRating = 8.7;

/**
 * Other raters, built by hand: RETRACE_SKFR names skfr, which reads a file of its own folder, and RETRACE_SUKAKU_FORGE
 * sukaku-forge-rate. All three rate with the techniques that need a unique solution.
 * @type {readonly { name: string, program: string | undefined, rate: (program: string, text: string) => string }[]}
 */
const raters = [
  {
    name: 'native',
    program: command,
    rate: (program, text) => piped(program, ['rate', '--jobs', '1'], text),
  },
  {
    name: 'sukaku-forge',
    program: process.env.RETRACE_SUKAKU_FORGE,
    rate: (program, text) => piped(program, ['--allow-uniqueness'], text),
  },
  { name: 'skfr', program: process.env.RETRACE_SKFR, rate: inFolder },
];

/** @param {string} program @param {readonly string[]} args @param {string} input */
const piped = (program, args, input) =>
  execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** @param {string} program @param {string} text */
function inFolder(program, text) {
  const cwd = mkdtempSync(join(tmpdir(), 'retrace-raters-'));
  writeFileSync(join(cwd, 'puz.txt'), text);
  execFileSync(program, { cwd, stdio: 'pipe' });
  const rated = readFileSync(join(cwd, 'puz_rat.txt'), 'utf8');
  rmSync(cwd, { recursive: true });
  return rated;
}

/**
 * @typedef {{ name: string, puzzles: readonly string[] }} PuzzleSet
 * @typedef {{ name: string, count: number, times: Record<string, number[]>, each: number[] }} Rated
 * `times`: milliseconds a puzzle, round by round; `each`: the least time of each puzzle in WebAssembly
 */

/** Random minimal puzzles, and the lines of files, with a puzzle and its rating each. @param {readonly string[]} files */
function setsOf(files) {
  const args = ['generate', '-n', String(randomPuzzles), '--seed', '1'];
  const random = execFileSync(command, args, { encoding: 'utf8' }).trimEnd().split('\n');
  const named = files.map((file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const rated = lines.map((line) => line.split(' '));
    const within = rated.filter(([, rating]) => Number(rating) <= mostRating);
    return {
      name: `rated to ${String(mostRating)}`,
      puzzles: within.map(([puzzle = '']) => puzzle),
    };
  });
  return [{ name: 'random, minimal', puzzles: random }, ...named];
}

/** @param {readonly string[]} files @param {number} rounds @returns {Promise<Rated[]>} */
export async function measureRaters(files, rounds) {
  const core = await openTechniques();
  return setsOf(files).map(({ name, puzzles }) => {
    const text = `${puzzles.join('\n')}\n`;
    /** @type {Record<string, number[]>} */
    const times = {};
    const each = puzzles.map(() => Infinity);
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name: rater, program, rate } of raters) {
        if (!program || !existsSync(program)) continue;
        const began = performance.now();
        const answers = rate(program, text).trimEnd().split('\n').length;
        (times[rater] ??= []).push((performance.now() - began) / puzzles.length);
        if (answers !== puzzles.length) throw new Stop(`${rater} did not rate every puzzle`);
      }
      const began = performance.now();
      puzzles.forEach((puzzle, index) => {
        each[index] = Math.min(each[index] ?? Infinity, timeOne(core, puzzle));
      });
      (times['WebAssembly, Node'] ??= []).push((performance.now() - began) / puzzles.length);
      console.log(`${name}: round ${String(round)} of ${String(rounds)}`);
    }
    return { name, count: puzzles.length, times, each };
  });
}

/** @param {import('./node-techniques.mjs').Core} core @param {string} puzzle */
function timeOne(core, puzzle) {
  const began = performance.now();
  const task = core.startRating(puzzle);
  if (!task) throw new Stop(`${puzzle} is refused`);
  while (!task.run(1e6));
  task.answer();
  task.delete();
  return performance.now() - began;
}

/** @param {readonly Rated[]} all */
export function printRaters(all) {
  for (const { name, count, times, each } of all) {
    const native = times.native ?? [];
    console.log(
      `\n${name}: ${String(count)} puzzles; ms a puzzle, median (least-most); times native`,
    );
    for (const [rater, own] of Object.entries(times)) {
      const ratios = own.map((time, round) => time / (native[round] ?? Number.NaN));
      console.log(`${rater.padEnd(20)} ${inWords(own, 3)}; ${inWords(ratios, 1)}`);
    }
    const sorted = each.toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) =>
      (sorted[Math.ceil(share * count) - 1] ?? Number.NaN).toFixed(2);
    const quick = sorted.filter((time) => time < 1).length;
    console.log(
      `in WebAssembly, ms: half within ${at(0.5)}, nine tenths within ${at(0.9)}, all within ${at(1)}; ` +
        `${((100 * quick) / count).toFixed(1)} % under 1 ms`,
    );
  }
}
