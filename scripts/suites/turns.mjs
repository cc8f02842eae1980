// The tests outside of every landing's run come in turns: each landing runs one of twelve parts, so that none is forgotten.
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
  ['java', 'programs-rest'],
  ['firefox-rest-6'],
];

/** The sample of each suite; left out where the turn runs the whole suite. */
export const sampleOf = { sanitize: 'sanitize-few', fuzz: 'fuzz-short' };

/**
 * The turn of a landing: the one whose last run on this machine is longest ago. Where several have never run here, the count
 * of commits decides; only then, since a landing of several commits would skip turns.
 * @param {number} commits the number of commits up to the tested one
 * @param {readonly (number | undefined)[]} ran for each turn the count of commits when it last ran here
 * @returns {{ turn: number, why: string }}
 */
export function chooseTurn(commits, ran) {
  const first = commits % turns.length;
  const inOrder = turns.map((_, index) => (first + index) % turns.length);
  const lastRun = (/** @type {number} */ turn) => ran[turn] ?? -1;
  const turn = inOrder.reduce((best, each) => (lastRun(each) < lastRun(best) ? each : best));
  const byCount = `commit ${commits} modulo ${turns.length} is ${first}`;
  const ago = ran[turn];
  const why =
    ago !== undefined
      ? `longest ago here, at commit ${ago}`
      : turn === first
        ? byCount
        : `${byCount}, and this is the next that never ran here`;
  return { turn, why };
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
