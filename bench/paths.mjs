// The paths of a file's puzzles by the command and by the binding that the page calls: both must be the same, without a step
// against the solution.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, root } from '../scripts/run.mjs';
import { openTechniques, pathReader } from './node-techniques.mjs';

/** A path with chains nested in chains takes seconds: so few are walked between two lines of progress. */
const puzzlesOfAFile = 10;

/** @typedef {import('./node-techniques.mjs').Step} Step */

/** @param {readonly string[]} args @param {string} [input] */
function retrace(args, input = '') {
  const { stdout, status } = spawnSync(join(root, 'build/native/retrace'), args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Stop(`retrace ${args.join(' ')} failed`);
  return stdout;
}

/** "r1c4,r2c4<>6 r3c3<>8" or "r5c5=9" as candidates, 9 * cell + digit - 1. @param {string} effect */
const candidatesIn = (effect) =>
  effect.split(' ').flatMap((part) => {
    const [cells = '', digit = ''] = part.split(/=|<>/);
    return cells.split(',').map((name) => {
      const [row = 0, column = 0] = [...name.matchAll(/\d/g)].map(Number);
      return 9 * (9 * (row - 1) + column - 1) + Number(digit) - 1;
    });
  });

/** A step in the form common to both: technique, rating, whether it places, and its candidates. @param {readonly unknown[]} parts */
const told = (...parts) => parts.join(' ');

/** @param {string} line of `retrace explain` */
function nativeStep(line) {
  const [, rating = '', technique = '', rest = ''] = /^\d+ (\S+) (\S+) (.*) \| /.exec(line) ?? [];
  const candidates = candidatesIn(rest).sort((a, b) => a - b);
  return told(
    technique,
    rating === '-' ? '0' : rating.replace('.', ''),
    rest.includes('='),
    candidates,
  );
}

/** @param {{ cell: number, digit: number }} candidate */
const numberOf = ({ cell, digit }) => 9 * cell + digit - 1;

/** @param {Step} step */
function wasmStep({ technique, rating, placement, eliminations }) {
  const candidates = (placement ? [placement] : eliminations).map(numberOf).sort((a, b) => a - b);
  return told(technique, rating, placement !== undefined, candidates);
}

/** The number of the classic order, as the core counts orders. */
const classic = 1;

/**
 * The puzzles of a file, a few at a time.
 * @param {string} file one puzzle a line, which ends at the first space @returns {string[][]}
 */
export function puzzlesIn(file) {
  const puzzles = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^\S+/.exec(line) ?? []);
  const count = Math.ceil(puzzles.length / puzzlesOfAFile);
  return Array.from({ length: count }, (_, i) =>
    puzzles.slice(puzzlesOfAFile * i, puzzlesOfAFile * (i + 1)),
  );
}

/**
 * Stops at the first step that differs, or that is against the solution.
 * @param {readonly string[]} puzzles @returns {Promise<Map<string, number>>} how many steps of each technique
 */
export async function comparePaths(puzzles) {
  const core = await openTechniques();
  const { read, path } = await pathReader();
  const text = `${puzzles.join('\n')}\n`;
  const solutions = retrace(['solve'], text).trimEnd().split('\n');
  const paths = retrace(['explain', '--order', 'classic'], text).split('\n\n');
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [index, puzzle] of puzzles.entries()) {
    const task = core.startPath(puzzle, classic, '');
    if (!task) throw new Stop(`${puzzle} is refused`);
    while (!task.run(1e6));
    const { steps } = read(path, task.answer());
    task.delete();
    const lines = (paths[index] ?? '').split('\n').filter((line) => /^\d/.test(line));
    if (lines.length !== steps.length) throw new Stop(`${puzzle}: not as many steps`);
    const solution = solutions[index] ?? '';
    for (const [at, step] of steps.entries()) {
      const where = `${puzzle}, step ${String(at + 1)}`;
      if (nativeStep(lines[at] ?? '') !== wasmStep(step)) throw new Stop(`${where}: not alike`);
      /** @param {number} candidate */
      const isRight = (candidate) =>
        solution[Math.floor(candidate / 9)] === String((candidate % 9) + 1);
      const isWrong = step.placement
        ? !isRight(numberOf(step.placement))
        : step.eliminations.map(numberOf).some(isRight);
      if (isWrong) throw new Stop(`${where}: against the solution`);
      counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
    }
  }
  return counts;
}
