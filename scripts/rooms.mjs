// The rooms of the tree: the folders with a README, which says what comes in and goes out and what the room may import.
// node scripts/rooms.mjs writes their first lines into CONTRIBUTING.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/**
 * @typedef {object} Room
 * @property {string} path from the root, as `cpp/sudoku/engine`
 * @property {string} title its job in a line
 * @property {string} text its README
 * @property {readonly string[]} mayImport the paths of other rooms
 * @property {readonly string[]} packages beginnings of the names of other packages' headers and modules
 */

/** @returns {Room[]} by path */
export function readRooms() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/README.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /^(cpp|web)\//.test(file))
    .map((file) => readRoom(dirname(file)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** @param {string} path @returns {Room} */
function readRoom(path) {
  const text = readFileSync(join(root, path, 'README.md'), 'utf8');
  const [, title = ''] = /^# \S+: (.+)$/m.exec(text) ?? [];
  const [, imports = ''] = /^- \*\*May import\*\*: ([^]*?)\.$\n(?! )/m.exec(text) ?? [];
  const [rooms = '', packages = ''] = imports.split(';');
  return {
    path,
    title,
    text,
    mayImport: [...rooms.matchAll(/`([^`]+)`/g)].map(([, room = '']) => room),
    packages: packages.split(/[,\s]+/).filter(Boolean),
  };
}

/**
 * @param {readonly Room[]} rooms
 * @param {string} file from the root
 * @returns {Room | undefined} the innermost room around it
 */
export function roomAround(rooms, file) {
  return rooms
    .filter(({ path }) => file.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The tree in CONTRIBUTING. @param {readonly Room[]} rooms @returns {string} */
export const treeOf = (rooms) =>
  rooms.map(({ path, title }) => `- [${path}](${path}): ${title}`).join('\n');

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'CONTRIBUTING.md');
  const tree = `\n\n${treeOf(readRooms())}\n\n`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/\n\n- \[cpp\/[^]*?\n\n/, () => tree),
  );
}
