// Lines are counted with their room, and lines of tests with the room that they mirror.
import { expect, it } from 'vitest';
import { sizesByRoom } from '../../../scripts/room-sizes.mjs';

const rooms = ['cpp/sudoku', 'cpp/sudoku/search', 'web/core', 'web/element', 'web/element/watch'];
const roomOf = (path: string) =>
  rooms.filter((room) => path.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0];
const sized = (...paths: readonly string[]) =>
  sizesByRoom(
    paths.map((path) => ({ path, lines: 10 })),
    roomOf,
  );

it.each([
  ['cpp/sudoku/search/loop.hpp', 'cpp/sudoku/search'],
  ['cpp/sudoku/grid.hpp', 'cpp/sudoku'],
  ['scripts/package/types.mjs', 'scripts'],
  ['vite.config.ts', '(top folder)'],
])('%s counts for %s', (path, room) => {
  expect(sized(path)).toEqual([{ room, own: 10, tests: 0 }]);
});

it.each([
  ['tests/cpp/search/steps_test.cpp', 'cpp/sudoku/search'],
  ['tests/cpp/grid_test.cpp', 'cpp/sudoku'],
  ['tests/web/core/link.test.ts', 'web/core'],
  ['tests/web/scripts/oembed.test.ts', 'scripts'],
  ['tests/e2e/watch-memory.spec.ts', 'web/element/watch'],
  ['tests/e2e/places.spec.ts', 'web/element'],
  ['tests/webkit/driver.mjs', 'tests/webkit'],
])('%s is a test of %s', (path, room) => {
  expect(sized(path)).toEqual([{ room, own: 0, tests: 10 }]);
});

it('are those of a room and of its tests, the largest room first', () => {
  expect(sized('web/core/link.ts', 'cpp/sudoku/grid.hpp', 'tests/cpp/grid_test.cpp')).toEqual([
    { room: 'cpp/sudoku', own: 10, tests: 10 },
    { room: 'web/core', own: 10, tests: 0 },
  ]);
});
