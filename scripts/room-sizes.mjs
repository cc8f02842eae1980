// Lines of code by room, with those of the tests that mirror it: npm run check prints them, so that growth is seen.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRooms, roomAround } from './rooms.mjs';
import { root } from './run.mjs';

/** A room with its tests is to have no more lines than a person holds. */
const most = 16_000;
const isCode = /\.([ch]pp|ts|css|m?js|java|py)$/;

/** The beginnings of paths of tests, and of what they test; the first that fits counts. @type {readonly (readonly [RegExp, string])[]} */
const mirrors = [
  [/^tests\/cpp\/(cli|scan|support)\b/, 'cpp/$1'],
  [/^tests\/cpp\//, 'cpp/sudoku/'],
  [/^tests\/(fuzz|puzzles)\//, 'cpp/sudoku/'],
  [/^tests\/wasm\//, 'cpp/wasm/'],
  [/^tests\/programs\//, 'cpp/programs/'],
  [/^tests\/web\/(scripts|server|docs)\//, 'scripts/'],
  [/^tests\/web\//, 'web/'],
  [/^tests\/(e2e\/java-|java\/)/, 'web/java/'],
  [/^tests\/e2e\/(embed|package)(?=[-.])/, 'web/$1/'],
  // A specification is named for its mode, or for its folder: watch-memory.spec.ts, questions/marks.spec.ts.
  [/^tests\/e2e\/([a-z]+)(?=[-./])/, 'web/element/$1/'],
  [/^tests\/spark\//, 'scripts/spark/'],
];

/** @typedef {{ room: string, own: number, tests: number }} Size in lines */

/**
 * @param {readonly { path: string, lines: number }[]} files
 * @param {(path: string) => string | undefined} roomOf the room around a path, if there is one
 * @returns {Size[]} the largest first
 */
export function sizesByRoom(files, roomOf) {
  /** @type {Map<string, Size>} */
  const sizes = new Map();
  for (const { path, lines } of files) {
    const isTest = path.startsWith('tests/');
    const [from, to = ''] = mirrors.find(([pattern]) => pattern.test(path)) ?? [];
    const mirrored = from ? path.replace(from, to) : path;
    const inTests = path.split('/').slice(0, 2).join('/');
    const room =
      roomOf(mirrored) ??
      (isTest && !mirrored.startsWith('scripts/') ? inTests : folderOf(mirrored));
    const size = sizes.get(room) ?? { room, own: 0, tests: 0 };
    size[isTest ? 'tests' : 'own'] += lines;
    sizes.set(room, size);
  }
  return [...sizes.values()].sort((a, b) => b.own + b.tests - a.own - a.tests);
}

/** The top folder of a path; files beside it are together. @param {string} path */
const folderOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '(top folder)');

/** Prints the table; a room that is too large is named, and fails nothing. */
export function printRoomSizes() {
  const rooms = readRooms();
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = listed
    .split('\0')
    .filter((path) => isCode.test(path) && existsSync(join(root, path)))
    .map((path) => ({
      path,
      lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
    }));
  const sizes = sizesByRoom(files, (path) => roomAround(rooms, path)?.path);
  const total = files.reduce((sum, { lines }) => sum + lines, 0);
  const column = (/** @type {number} */ lines) => lines.toLocaleString('en').padStart(9);
  console.log('\nLines of code by room: its own, its tests, both');
  for (const { room, own, tests } of sizes) {
    const tooMany = own + tests > most ? `  above ${most.toLocaleString('en')}` : '';
    console.log(`${column(own)}${column(tests)}${column(own + tests)}  ${room}${tooMany}`);
  }
  console.log(`${column(total).padStart(27)}  in all`);
}
