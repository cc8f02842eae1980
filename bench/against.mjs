// Compares this checkout with another commit: the steps, which must not change, and the time, which may.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, outputOf, root, runOrStop } from '../scripts/run.mjs';
import { benchmarksOf, runNative } from './native.mjs';
import { puzzleSets } from './puzzle-sets.mjs';
import { inWords } from './statistics.mjs';
import { rowMajor } from './strategies.mjs';

/** The benchmarks to compare, each with the counter that says how many steps it takes. */
const subjects = [
  ...rowMajor.map((name) => ({ name: `anti-brute-force/${name}`, counter: 'steps' })),
  ...puzzleSets.map((name) => ({ name: `engine/${name}/check`, counter: 'branches_per_puzzle' })),
];

/**
 * @param {string} ref
 * @param {number} rounds
 */
export async function compareWith(ref, rounds) {
  const commit = outputOf('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])?.trim();
  if (!commit) throw new Stop(`${ref} is no commit`, 2);
  const other = await buildOf(commit);
  const ours = join(root, 'build/native');
  const known = benchmarksOf(other);
  const shared = subjects.filter(({ name }) => known.has(name));
  const results = shared.map((subject) => ({
    ...subject,
    before: Number.NaN,
    after: Number.NaN,
    ratios: /** @type {number[]} */ ([]),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      // Processor time, which other processes disturb least; the builds take turns to go first.
      const first = round % 2 === 0 ? other : ours;
      const one = runNative(first, result.name);
      const two = runNative(first === other ? ours : other, result.name);
      const [before, after] = first === other ? [one, two] : [two, one];
      result.before = before[result.counter] ?? Number.NaN;
      result.after = after[result.counter] ?? Number.NaN;
      result.ratios.push(before.cpuMs / after.cpuMs);
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return { commit, results };
}

/** Whether the steps are the same. @param {Awaited<ReturnType<typeof compareWith>>} comparison */
export function printComparison({ commit, results }) {
  console.log(
    `\nAgainst ${commit.slice(0, 12)}, natively by processor time; median of rounds (least-most):\n`,
  );
  console.log('| | steps there | steps here | speed here / speed there |');
  console.log('|---|--:|--:|--:|');
  const figure = (/** @type {number} */ value) =>
    value.toLocaleString('en', { maximumFractionDigits: 4 });
  for (const { name, before, after, ratios } of results) {
    console.log(`| ${name} | ${figure(before)} | ${figure(after)} | ${inWords(ratios)} |`);
  }
  return results.every(({ before, after }) => before === after);
}

/** The folder of another commit's native build, checked out beside this one's. @param {string} commit */
async function buildOf(commit) {
  const tree = join(root, 'build/bench', commit);
  if (!existsSync(tree)) {
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
    await runOrStop('git', ['worktree', 'add', '--detach', tree, commit], { quiet: true });
  }
  const folder = join(tree, 'build/native');
  const configure = ['-S', tree, '-B', folder, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release'];
  await runOrStop('cmake', [...configure, '-DRETRACE_TESTS=OFF'], { quiet: true });
  await runOrStop('cmake', ['--build', folder, '--target', 'retrace_bench'], { quiet: true });
  return folder;
}
