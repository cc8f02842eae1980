// A person writes on a board of any size by keys, with undo, and the game is kept from visit to visit.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digitOfLetter, signOfDigit } from '../../../../web/element/varied/digit-signs';
import { newGame, played, type Game } from '../../../../web/element/varied/game';
import {
  idOf,
  keepGame,
  keptGame,
  keptRows,
  keptText,
} from '../../../../web/element/varied/kept-games';
import { keyActionOf } from '../../../../web/element/varied/keys';
import { blankPuzzle } from './puzzles';

const small = blankPuzzle(4, 2, { givens: [1, ...Array.from({ length: 15 }, () => 0)] });
const large = blankPuzzle(16, 4);

const write = (
  game: Game,
  cells: number[],
  digit: number,
  writing: 'digit' | 'corner' | 'centre' = 'digit',
) => played(game, { type: 'write', cells, digit, writing }, small);

const keyOf = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const state = { selected: 5, writing: 'digit' as const, typed: undefined, now: 0 };

describe('a game', () => {
  it('begins, and begins anew, with the marks of its author as notes', () => {
    const marked = blankPuzzle(4, 2, {
      candidates: [0b10, 0b110, ...Array<number>(14).fill(0b11110)],
    });
    const puzzle = { ...marked, givens: [1, ...marked.givens.slice(1)] };
    const begun = newGame(puzzle);
    expect(begun.present.centre).toEqual([0, 0b110, ...Array<number>(14).fill(0)]);
    const erased = write(begun, [1], 0, 'centre');
    expect(erased.present.centre[1]).toBe(0);
    expect(played(erased, { type: 'reset' }, puzzle).present).toEqual(begun.present);
  });

  it('never changes a given', () => {
    const game = write(newGame(small), [0, 1], 2);
    expect(game.present.digits.slice(0, 2)).toEqual([1, 2]);
  });

  it('takes away a note that all chosen cells have, and the digits likewise', () => {
    const noted = write(newGame(small), [1, 2], 3, 'corner');
    expect(noted.present.corner.slice(1, 3)).toEqual([8, 8]);
    expect(write(noted, [1, 2], 3, 'corner').present.corner.slice(1, 3)).toEqual([0, 0]);
    const entered = write(noted, [1, 2], 4);
    expect(write(entered, [1, 2], 4).present.digits.slice(1, 3)).toEqual([0, 0]);
  });

  it('gives notes back with the digit that is erased, and then erases them', () => {
    const entered = write(write(newGame(small), [1], 3, 'centre'), [1], 2);
    const erased = write(entered, [1], 0);
    expect(erased.present.centre[1]).toBe(8);
    expect(write(erased, [1], 0).present.centre[1]).toBe(0);
  });

  it('is undone and redone step by step, and reset in one', () => {
    const two = write(write(newGame(small), [1], 2), [2], 3);
    const one = played(two, { type: 'undo' }, small);
    expect(one.present.digits[2]).toBe(0);
    expect(played(one, { type: 'redo' }, small).present.digits[2]).toBe(3);
    const reset = played(two, { type: 'reset' }, small);
    expect(reset.present.digits).toEqual(small.givens);
    expect(played(reset, { type: 'undo' }, small).present.digits[2]).toBe(3);
  });
});

describe('keys', () => {
  it('move around the edges of a board of any size', () => {
    const to = (key: string, selected: number) =>
      keyActionOf(large, keyOf(key), { ...state, selected });
    expect(to('ArrowRight', 15)).toMatchObject({ cell: 0 });
    expect(to('ArrowUp', 3)).toMatchObject({ cell: 243 });
    expect(to('End', 16)).toMatchObject({ cell: 31 });
  });

  it('write two digits as one number while the cell is chosen', () => {
    const typed = { digit: 1, writing: 'digit' as const, at: 0 };
    const later = { ...state, typed, now: 60_000 };
    expect(keyActionOf(large, keyOf('2'), later)).toMatchObject({ digit: 12, again: true });
    expect(keyActionOf(large, keyOf('0'), later)).toMatchObject({ digit: 10, again: true });
    // There is no 17.
    expect(keyActionOf(large, keyOf('7'), later)).toMatchObject({ digit: 7, again: false });
    expect(keyActionOf(small, keyOf('2'), later)).toMatchObject({ digit: 2, again: false });
  });

  it('write a note of two digits only when they are typed at once', () => {
    const typed = { digit: 1, writing: 'corner' as const, at: 0 };
    const noting = { ...state, writing: 'corner' as const, typed };
    expect(keyActionOf(large, keyOf('2'), { ...noting, now: 400 })).toMatchObject({ digit: 12 });
    expect(keyActionOf(large, keyOf('2'), { ...noting, now: 4000 })).toMatchObject({ digit: 2 });
  });

  it('write letters where the board has them', () => {
    const lettered = { ...large, areLetters: true };
    expect(keyActionOf(large, keyOf('c'), state)).toMatchObject({ type: 'enter', digit: 12 });
    expect(keyActionOf(lettered, keyOf('c'), state)).toMatchObject({ type: 'enter', digit: 3 });
    expect(keyActionOf(small, keyOf('c'), state)).toEqual({ type: 'write-as', writing: 'centre' });
    expect([digitOfLetter(large, 'H'), digitOfLetter(lettered, 'P')]).toEqual([undefined, 16]);
    expect([signOfDigit(large, 16), signOfDigit(lettered, 16)]).toEqual(['16', 'P']);
  });

  it('write notes with Shift and Ctrl, also where the keyboard writes signs', () => {
    const pressed = keyOf('!', { shiftKey: true, code: 'Digit1' });
    expect(keyActionOf(small, pressed, state)).toMatchObject({ digit: 1, writing: 'corner' });
    expect(keyActionOf(small, keyOf('1', { ctrlKey: true }), state)).toMatchObject({
      writing: 'centre',
    });
  });
});

describe('a kept game', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  const id = idOf(small.text);
  const row = { id, title: 'Four', size: 4 };

  it('comes back with its notes and its history', () => {
    const game = played(
      write(write(write(newGame(small), [1], 3, 'corner'), [2, 3], 4), [2], 2),
      { type: 'undo' },
      small,
    );
    keepGame(row, small.text, game);
    expect(keptGame(id, small.givens, 4)).toEqual(game);
    expect(keptText(id)).toBe(small.text);
  });

  it('is listed before those that were played earlier, once', () => {
    const game = newGame(small);
    keepGame({ ...row, id: 'other' }, 'x', game);
    keepGame(row, small.text, game);
    keepGame(row, small.text, game);
    expect(keptRows().map((each) => each.id)).toEqual([id, 'other']);
  });

  it('that is not one of this board is none', () => {
    keepGame(row, small.text, write(newGame(small), [15], 4));
    expect(keptGame(id, small.givens.slice(0, 9), 4)).toBeUndefined();
    expect(keptGame(id, small.givens, 3)).toBeUndefined();
    for (const [key] of stored) stored.set(key, '{"version":1,"changes":7}');
    expect(keptGame(id, small.givens, 4)).toBeUndefined();
  });

  it('of many games forgets the ones played longest ago', () => {
    for (let at = 0; at < 70; at++) keepGame({ ...row, id: `game-${at}` }, 'x', newGame(small));
    expect(keptRows()).toHaveLength(60);
    expect(keptText('game-0')).toBeUndefined();
    expect(keptText('game-69')).toBe('x');
  });

  it('has a name of its own for each text', () => {
    const texts = Array.from({ length: 2000 }, (_, at) => `N4Ig${at}`);
    expect(new Set(texts.map(idOf)).size).toBe(texts.length);
  });
});
