// The tests outside of npm test come in turns: each landing runs one of twelve parts, so that none is forgotten.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The parts, four to nine minutes each on two cores; `tidy` takes longer where the rules of clang-tidy have changed. @type {readonly (readonly string[])[]} */
export const turns = [
  ['sanitize', 'fuzz', 'spark'],
  ['firefox-rest-1'],
  ['chromium-rest', 'bundlers'],
  ['firefox-rest-2'],
  ['exhaustive', 'tidy'],
  ['firefox-rest-3'],
  ['chromium-sizes'],
  ['firefox-rest-4'],
  ['learners-rest'],
  ['firefox-rest-5'],
  ['java', 'programs-rest', 'python-package'],
  ['firefox-rest-6'],
];

/** The sample of each suite; left out where the whole suite runs or is remembered. */
export const sampleOf = { sanitize: 'sanitize-few', fuzz: 'fuzz-short' };

/**
 * The turn of a landing: of those with something to run, the one whose last run on this machine is longest ago. The count of commits
 * decides between those that never ran here.
 * @param {number} commits up to the tested one
 * @param {readonly boolean[]} isDue for each turn
 * @param {readonly (number | undefined)[]} ran for each turn the count of commits when it last ran here
 * @returns {number | undefined} undefined where all of them are remembered
 */
export function chooseTurn(commits, isDue, ran) {
  const inOrder = turns.map((_, index) => (commits + index) % turns.length);
  const lastRun = (/** @type {number} */ turn) => ran[turn] ?? -1;
  return inOrder.filter((turn) => isDue[turn]).sort((a, b) => lastRun(a) - lastRun(b))[0];
}

const memory = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'retrace-sudoku/turns.json',
);

/** @returns {(number | undefined)[]} */
export function rememberedTurns() {
  try {
    const read = JSON.parse(readFileSync(memory, 'utf8'));
    return turns.map((names) =>
      Number.isInteger(read[names.join()]) ? read[names.join()] : undefined,
    );
  } catch {
    return turns.map(() => undefined);
  }
}

/** @param {number} turn @param {number} commits */
export function rememberTurn(turn, commits) {
  const ran = rememberedTurns().with(turn, commits);
  mkdirSync(dirname(memory), { recursive: true });
  const named = turns.map((names, index) => [names.join(), ran[index]]);
  writeFileSync(memory, `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`);
}
