// Keys on the board move, enter, erase, undo and redo.
import { describe, expect, it } from 'vitest';
import { boardActionOf, undoActionOf } from '../../../../../web/element/shared/state/board-keys';
import { ctrl, keyOf } from './key-of';

describe('keys on the board', () => {
  it.each([
    ['ArrowUp', 40, 31],
    ['ArrowDown', 40, 49],
    ['ArrowLeft', 40, 39],
    ['ArrowRight', 40, 41],
    ['Home', 40, 36],
    ['End', 40, 44],
    ['PageUp', 40, 13],
    ['PageDown', 40, 67],
  ])('%s from cell %i goes to cell %i', (key, from, to) => {
    expect(boardActionOf(keyOf(key), from)).toEqual({ type: 'select', cell: to });
  });

  it.each([
    ['ArrowUp', 4],
    ['ArrowDown', 76],
    ['ArrowLeft', 36],
    ['ArrowRight', 44],
  ])('%s stays at the edge, cell %i', (key, cell) => {
    expect(boardActionOf(keyOf(key), cell)).toEqual({ type: 'select', cell });
  });

  it('Ctrl+Home and Ctrl+End go to the first and last cell', () => {
    expect(boardActionOf(keyOf('Home', ctrl), 40)).toEqual({ type: 'select', cell: 0 });
    expect(boardActionOf(keyOf('End', ctrl), 40)).toEqual({ type: 'select', cell: 80 });
  });

  it.each(['1', '5', '9'])('%s enters itself', (key) => {
    expect(boardActionOf(keyOf(key), 0)).toEqual({ type: 'enter', digit: Number(key) });
  });

  it.each([
    ['0', { type: 'enter', digit: 0 }],
    ['Delete', { type: 'enter', digit: 0 }],
    ['Backspace', { type: 'erase' }],
  ])('%s erases', (key, action) => {
    expect(boardActionOf(keyOf(key), 0)).toEqual(action);
  });

  it.each([
    keyOf('a'),
    keyOf('Tab'),
    keyOf('Enter'),
    keyOf('5', ctrl),
    keyOf('5', { metaKey: true }),
    keyOf('ArrowLeft', { altKey: true }),
  ])('leaves $key to the browser', (key) => {
    expect(boardActionOf(key, 40)).toBeUndefined();
  });
});

describe('keys for undo and redo', () => {
  it.each([
    [keyOf('z', ctrl), 'undo'],
    [keyOf('z', { metaKey: true }), 'undo'],
    [keyOf('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [keyOf('y', ctrl), 'redo'],
  ])('%o', (key, type) => {
    expect(undoActionOf(key)).toEqual({ type });
  });

  it.each([keyOf('z'), keyOf('z', { altKey: true, ctrlKey: true }), keyOf('x', ctrl)])(
    'leave %o to the browser',
    (key) => {
      expect(undoActionOf(key)).toBeUndefined();
    },
  );
});

describe('keyboards of other scripts', () => {
  it.each([
    ['７', 7],
    ['٧', 7],
    ['۷', 7],
    ['０', 0],
  ])('%s is %i', (key, digit) => {
    expect(boardActionOf(keyOf(key), 40)).toEqual({ type: 'enter', digit });
  });

  it('undo and corner notes are found by the position of their keys', () => {
    expect(undoActionOf(keyOf('ㅋ', { ...ctrl, code: 'KeyZ' }))).toEqual({ type: 'undo' });
    expect(boardActionOf(keyOf('ㅜ', { code: 'KeyN' }), 40)).toEqual({
      type: 'write-as',
      writing: 'corner',
    });
  });

  it.each([
    ['&', 'Digit1', 1],
    ['é', 'Digit2', 2],
    ['à', 'Digit0', 0],
  ])('%s of a French keyboard, at the place of %s, is %i', (key, code, digit) => {
    expect(boardActionOf(keyOf(key, { code }), 40)).toEqual({ type: 'enter', digit });
  });
});

describe('notes by Shift and Ctrl', () => {
  const code = 'Digit5';

  it.each([
    [keyOf('%', { code, shiftKey: true }), { type: 'note', digit: 5, writing: 'corner' }],
    [keyOf('5', { code, ctrlKey: true }), { type: 'note', digit: 5, writing: 'centre' }],
    [
      keyOf('%', { code, ctrlKey: true, shiftKey: true }),
      { type: 'note', digit: 5, writing: 'colour' },
    ],
    [
      keyOf('End', { code: 'Numpad1', shiftKey: true }),
      { type: 'note', digit: 1, writing: 'corner' },
    ],
    [
      keyOf('End', { code: 'Numpad1', getModifierState: (name) => name === 'NumLock' }),
      { type: 'note', digit: 1, writing: 'corner' },
    ],
  ])('%o', (key, action) => {
    expect(boardActionOf(key, 40)).toEqual(action);
  });

  it('the numeric pad moves where it writes no digits', () => {
    const end = keyOf('End', { code: 'Numpad1', getModifierState: () => false });
    expect(boardActionOf(end, 40)).toEqual({ type: 'select', cell: 44 });
  });
});

it('Space leaves the page where it is', () => {
  expect(boardActionOf(keyOf(' ', { code: 'Space' }), 40)).toEqual({ type: 'select', cell: 40 });
});
