// Boards with any rules as texts, and the sets that make up a cage.
import { describe, expect, it } from 'vitest';
import { fits, setsOf } from '../../../web/core/varied/sets';
import {
  boardText,
  formatVariedGame,
  mayBeVaried,
  readVariedGame,
  variedTextIn,
} from '../../../web/core/varied/varied-game';

const board = { text: '=a&b#c', digits: 12, areLetters: false, givens: [0, 12, 0, 1] };

describe('a game as a text', () => {
  const sheet = {
    digits: [10, 12, 0, 1],
    corner: [0, 0, 0, 0],
    centre: [0, 0, 0b1_0000_0000_0010, 0],
  };

  it('comes back from a link of ours, wherever it stands', () => {
    const link = formatVariedGame(board, sheet);
    expect(readVariedGame(board, `https://example.org/${link}`)).toEqual(sheet);
    expect(variedTextIn(link)).toBe(board.text);
    expect(readVariedGame({ ...board, text: 'another' }, link)).toBeUndefined();
    expect(readVariedGame(board, link.replace('AC.1', 'AB.1'))).toBeUndefined();
  });

  it('comes from the signs of a board, which keeps the givens', () => {
    expect(boardText(board, sheet.digits)).toBe('AC.1');
    expect(readVariedGame(board, 'a c\n0 1')).toEqual({ digits: [10, 12, 0, 1] });
    for (const wrong of ['AC.', 'AC.11', 'DC.1', '1234']) {
      expect(readVariedGame(board, wrong), wrong).toBeUndefined();
    }
  });
});

it.each([
  ['.'.repeat(36), true],
  [`${'.'.repeat(16)}\n`.repeat(16), true],
  ['123456789'.repeat(81), true],
  ['https://f-puzzles.com/?load=N4IgzgLg', true],
  ['.Cage~10~R1C1~R1C2', true],
  ['.'.repeat(80), false],
  ['.'.repeat(81), false],
  ['5..x', false],
])('%j may be a puzzle with rules of its own: %s', (text, may) => {
  expect(mayBeVaried(text)).toBe(may);
});

it('finds the sets of different digits with a sum', () => {
  const all = 0b11_1111_1110;
  expect(setsOf(all, 2, 5, 9)).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(setsOf(all & ~2, 2, 5, 9)).toEqual([[2, 3]]);
  expect(setsOf(all, 2, 18, 9)).toEqual([]);
  expect(setsOf(all, 4, 20, 9)).toBeUndefined();
  expect(fits([1, 2], [0b110, 0b010])).toBe(true);
  expect(fits([1, 2], [0b010, 0b010])).toBe(false);
});
