// How long builds and suites take, to say how long is left: as this machine last took, else as measured once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const kept = join(root, 'build/test-results/durations.json');

/** In seconds on two cores from a clean clone, each alone. @type {Readonly<Record<string, number>>} */
const measured = {
  'build native': 130,
  'build core': 90,
  'build page': 40,
  'build sanitize': 120,
  'build bench': 10,
  'build fuzz': 40,
  'build compiler': 20,
  native: 40,
  web: 20,
  wasm: 20,
  programs: 80,
  chromium: 230,
  firefox: 50,
  webkit: 15,
  size: 1,
  exhaustive: 90,
  sanitize: 240,
  'programs-rest': 100,
  'learners-rest': 240,
  fuzz: 180,
  'firefox-rest': 220,
  spark: 60,
};

/** @returns {Record<string, number>} */
function last() {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return {};
  }
}

/** In seconds. @param {string} name */
export const expected = (name) => last()[name] ?? measured[name] ?? 60;

/** @param {string} name @param {number} seconds */
export function keep(name, seconds) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify({ ...last(), [name]: seconds }, null, 2)}\n`);
}

/** "40 s", "3 min": nobody needs it exactly. @param {number} seconds */
export const inWords = (seconds) =>
  seconds < 90
    ? `${Math.max(1, Math.round(seconds / 5) * 5)} s`
    : `${Math.round(seconds / 60)} min`;
