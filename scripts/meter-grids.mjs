// node scripts/meter-grids.mjs [SEED] [SECONDS]: looks for grids that score high on the 12095 meter.
// Prints two of its own making, each with one solution: one that scores as near below the cap as it
// finds, and one that reaches the cap with as many givens as it finds. Needs the built core
// (npm run build).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const cap = 100_000;
const seed = Number(process.argv[2] ?? 1);
const seconds = Number(process.argv[3] ?? 60);

/** @type {{ default: (options: object) => Promise<any> }} */
const { default: createCore } = await import(join(root, 'build/wasm/retrace-searches.mjs'));
const core = await createCore({
  wasmBinary: readFileSync(join(root, 'build/wasm/retrace-searches.wasm')),
});

/** xorshift32, so that a seed gives the same grids again where time allows as many tries. */
let noise = seed >>> 0 || 1;
function random(/** @type {number} */ below) {
  noise ^= noise << 13;
  noise ^= noise >>> 17;
  noise ^= noise << 5;
  return (noise >>> 0) % below;
}

/** @template T @param {readonly T[]} items @returns {T[]} */
const shuffled = (items) =>
  items
    .map((item) => ({ item, place: random(2 ** 30) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** The core's numbers, as web/worker/core/from-core.ts names them. */
const running = 0;
const callsAmongCounters = 4;

/** Up to the cap. @param {string} grid */
function callsOf(grid) {
  const search = core.startSearch(grid, 'used-flags');
  if (!search) return 0;
  let calls = 0;
  for (let status = running; status === running && calls < cap;) {
    status = search.run(2000);
    calls = search.counters()[callsAmongCounters] ?? 0;
  }
  search.delete();
  return Math.min(calls, cap);
}

/** @param {string} grid */
function isUnique(grid) {
  const count = core.startCount(grid, 2);
  while (!count.run(1_000_000));
  const unique = count.count() === 1;
  count.delete();
  return unique;
}

/** @param {string} grid */
function solved(grid) {
  const solve = core.startSolve(grid, 'propagation');
  while (!solve.run(1_000_000));
  const solution = solve.grid();
  solve.delete();
  return solution;
}

const cells = Array.from({ length: 81 }, (_, cell) => cell);
const withDigit = (/** @type {string} */ grid, /** @type {number} */ cell, digit = '.') =>
  grid.slice(0, cell) + digit + grid.slice(cell + 1);
const givensOf = (/** @type {string} */ grid) => grid.replaceAll('.', '').length;

/** Three boxes on the diagonal may hold any digits; the rest is found. */
function randomSolution() {
  let grid = '.'.repeat(81);
  for (const corner of [0, 30, 60]) {
    shuffled([...'123456789']).forEach((digit, i) => {
      grid = withDigit(grid, corner + Math.floor(i / 3) * 9 + (i % 3), digit);
    });
  }
  return solved(grid);
}

/** @param {string} grid @param {string} digits what 1 to 9 become */
const relabelled = (grid, digits) => grid.replace(/\d/g, (digit) => digits.charAt(+digit - 1));

/** The first row counts down, so that every smaller digit is tried in vain. @param {string} grid */
function descending(grid) {
  const row = grid.slice(0, 9);
  return relabelled(grid, [...'123456789'].map((digit) => String(9 - row.indexOf(digit))).join(''));
}

/** Takes givens away in the order given while the solution stays the only one. */
function thinned(/** @type {string} */ grid, /** @type {readonly number[]} */ order) {
  return order.reduce((thin, cell) => {
    const next = withDigit(thin, cell);
    return isUnique(next) ? next : thin;
  }, grid);
}

function nearTheCap(/** @type {number} */ until) {
  let best = { grid: '', calls: 0 };
  while (performance.now() < until && best.calls < cap - 1) {
    const grid = thinned(randomSolution(), shuffled(cells));
    for (let i = 0; i < 400 && performance.now() < until; i++) {
      const next = relabelled(grid, shuffled([...'123456789']).join(''));
      const calls = callsOf(next);
      if (calls < cap && calls > best.calls) best = { grid: next, calls };
    }
  }
  return best;
}

function manyGivens(/** @type {number} */ until) {
  let best = '';
  while (performance.now() < until) {
    const solution = descending(randomSolution());
    // Blanks in the first rows make the search wander before the givens below stop it.
    let grid = thinned(solution, [...shuffled(cells.slice(0, 27)), ...shuffled(cells.slice(27))]);
    if (callsOf(grid) < cap) continue;
    for (let stale = 0; stale < 60 && performance.now() < until; stale++) {
      let next = grid;
      for (const cell of shuffled(cells.filter((each) => next[each] !== '.')).slice(0, 2)) {
        next = withDigit(next, cell);
      }
      if (!isUnique(next)) next = grid;
      for (const cell of shuffled(cells.filter((each) => next[each] === '.'))) {
        const fuller = withDigit(next, cell, solution[cell]);
        if (callsOf(fuller) >= cap) next = fuller;
      }
      if (givensOf(next) > givensOf(grid)) stale = 0;
      if (givensOf(next) >= givensOf(grid)) grid = next;
    }
    if (givensOf(grid) > givensOf(best)) best = grid;
  }
  return best;
}

const near = nearTheCap(performance.now() + seconds * 500);
console.log(near.grid, near.calls);
const many = manyGivens(performance.now() + seconds * 500);
console.log(many, `${givensOf(many)} givens, at the cap`);
