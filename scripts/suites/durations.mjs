// How long builds and suites take, to estimate the time left: as last on this machine, or as measured once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

const kept = join(root, 'build/test-results/durations.json');

/**
 * In seconds on two cores, in one whole run: builds from a clean clone with a filled compiler cache. Suites that were
 * changed since then were measured alone, or in part.
 * @type {Readonly<Record<string, number>>}
 */
const measured = {
  'build native': 75,
  'build core': 60,
  'build page': 40,
  'build sanitize': 122,
  'build bench': 12,
  'build fuzz': 40,
  'build compiler': 20,
  native: 54,
  web: 30,
  wasm: 75,
  programs: 52,
  chromium: 517,
  firefox: 48,
  webkit: 10,
  size: 1,
  exhaustive: 110,
  sanitize: 260,
  'firefox-journeys': 54,
  'sanitize-few': 400,
  'fuzz-short': 50,
  fuzz: 142,
  tidy: 600,
  'programs-rest': 157,
  'learners-rest': 386,
  java: 394,
  bundlers: 31,
  'chromium-rest': 345,
  'chromium-sizes': 350,
  'firefox-rest': 2050,
  'firefox-rest-1': 342,
  'firefox-rest-2': 342,
  'firefox-rest-3': 342,
  'firefox-rest-4': 342,
  'firefox-rest-5': 342,
  'firefox-rest-6': 342,
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

/** The estimated duration in seconds. @param {string} name */
export const expected = (name) => last()[name] ?? measured[name] ?? 60;

/** @param {string} name @param {number} seconds */
export function keep(name, seconds) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify({ ...last(), [name]: seconds }, null, 2)}\n`);
}

/** "40 s", "3 min": a rough figure is enough. @param {number} seconds */
export const inWords = (seconds) =>
  seconds < 90
    ? `${Math.max(1, Math.round(seconds / 5) * 5)} s`
    : `${Math.round(seconds / 60)} min`;
