// Every room of the tree says what comes in, what goes out, what it may import and where to begin, and says it truly.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRooms, treeOf } from '../../../scripts/rooms.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rooms = readRooms();
const floors = ['cpp', 'cpp/sudoku', 'web', 'web/element'];

/** The paths that a README names: from the root, or from its own folder. Builds make what stands in build/. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w-][\w./-]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\/|\.[a-z]+$/.test(name) && !/^build\/|^java\.base$/.test(name));

describe('the rooms', () => {
  it.each(floors)('are all folders of %s', (floor) => {
    const folders = readdirSync(join(root, floor), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${floor}/${name}`);
    expect(folders.filter((folder) => !rooms.some(({ path }) => path === folder))).toEqual([]);
  });

  it('stand in CONTRIBUTING as their own first lines say', () => {
    const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    expect(contributing).toContain(`\n\n${treeOf(rooms)}\n\n`);
  });
});

describe.each(rooms)('the README of $path', ({ path, text, mayImport }) => {
  it('begins with its path and has its parts in at most 30 lines', () => {
    expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${path}: .`));
    const parts = [...text.matchAll(/^- \*\*(.+?)\*\*:/gm)].map(([, part]) => part);
    expect(parts.slice(0, 4)).toEqual(['In', 'Out', 'May import', 'Begin with']);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it('names paths that are there', () => {
    const gone = namedIn(text).filter(
      (name) => !existsSync(join(root, name)) && !existsSync(join(root, path, name)),
    );
    expect(gone).toEqual([]);
  });

  it('lets it import rooms alone', () => {
    expect(mayImport.filter((name) => !rooms.some((room) => room.path === name))).toEqual([]);
  });
});
