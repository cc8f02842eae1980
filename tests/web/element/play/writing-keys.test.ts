// The keys that choose several cells and the keys that choose how digits are written.
import { describe, expect, it } from 'vitest';
import { cells } from '../../../../web/core/cell';
import { emptyGrid } from '../../../../web/core/grid';
import { playActionOf as actionOf } from '../../../../web/element/play/writing-keys';
import { known } from '../../core/known';
import { ctrl, keyOf } from '../shared/state/key-of';

const sevens = known('7.......7'.padEnd(81, '.'));
const playActionOf = (
  key: Parameters<typeof actionOf>[0],
  chosen: Parameters<typeof actionOf>[1],
) => actionOf(key, chosen, 'digit', { givens: sevens, digits: sevens });

const nothing = { givens: emptyGrid, digits: emptyGrid };
const shift = { shiftKey: true };
const at = (selected: number, also: readonly number[] = []) => ({ selected, also });

describe('keys that choose several cells', () => {
  it('Shift and an arrow add the next cell', () => {
    expect(playActionOf(keyOf('ArrowRight', shift), at(40, [31]))).toEqual({
      type: 'pick',
      cell: 41,
      also: [31, 40],
    });
  });

  it('Ctrl and an arrow do so, too', () => {
    expect(playActionOf(keyOf('ArrowDown', ctrl), at(40, [31]))).toEqual({
      type: 'pick',
      cell: 49,
      also: [31, 40],
    });
    expect(playActionOf(keyOf('Home', ctrl), at(40))).toBeUndefined();
  });

  it.each([
    ['i', 'KeyI'],
    ['ㅑ', 'KeyI'],
  ])('Ctrl with the key that writes %s chooses all cells but the chosen ones', (key, code) => {
    const inverse = playActionOf(keyOf(key, { ...ctrl, code }), at(40, [41]));
    const also = inverse?.type === 'pick' ? inverse.also : [];
    expect(inverse).toMatchObject({ type: 'pick', cell: 42 });
    expect(also).toHaveLength(79);
    expect(also).not.toContain(40);
    const back = playActionOf(keyOf(key, { ...ctrl, code }), at(42, also.toSpliced(40, 1)));
    expect(back?.type === 'pick' ? back.also : []).toEqual([40, 41]);
    expect(playActionOf(keyOf('i', ctrl), at(0, cells.slice(1)))).toBeUndefined();
  });

  it('Ctrl+A chooses all, and Escape one', () => {
    const all = playActionOf(keyOf('a', ctrl), at(40));
    expect(all?.type === 'pick' ? all.also : []).toHaveLength(81);
    const one = { type: 'pick', cell: 40, also: [] };
    expect(playActionOf(keyOf('Escape'), at(40, [1]))).toEqual(one);
    expect(playActionOf(keyOf('Escape'), at(40))).toBeUndefined();
  });

  it.each([keyOf('ArrowRight'), keyOf('c', ctrl), keyOf('v', { altKey: true }), keyOf('5', shift)])(
    'leave $key to others',
    (key) => {
      expect(playActionOf(key, at(40))).toBeUndefined();
    },
  );
});

describe('W, A, S and D', () => {
  const moved = (key: string, code: string, more = {}, lettersMove = true) =>
    actionOf(keyOf(key, { code, ...more }), at(40), 'digit', nothing, lettersMove);
  const to = (cell: number, also: readonly number[] = []) => ({ type: 'pick', cell, also });

  it.each([
    ['w', 'KeyW', 31],
    ['a', 'KeyA', 39],
    ['s', 'KeyS', 49],
    ['d', 'KeyD', 41],
    ['ㅈ', 'KeyW', 31],
    ['z', 'KeyW', 31],
  ])('%s at %s moves as an arrow does where that is turned on', (key, code, cell) => {
    expect(moved(key, code)).toEqual(to(cell));
    expect(moved(key.toUpperCase(), code, shift)).toEqual(to(cell, [40]));
  });

  it('do nothing where it is not, and with Ctrl what they always do', () => {
    expect(moved('w', 'KeyW', {}, false)).toBeUndefined();
    expect(moved('a', 'KeyA', ctrl)).toMatchObject({ type: 'pick', cell: 40, also: cells });
  });
});

describe('keys for how digits are written', () => {
  it.each([
    ['ㅋ', 'KeyZ', 'digit'],
    ['ч', 'KeyX', 'corner'],
    ['Process', 'KeyC', 'centre'],
    ['w', 'KeyZ', 'digit'],
  ])('%s at the place of %s: %s', (key, code, writing) => {
    expect(playActionOf(keyOf(key, { code }), at(40))).toEqual({ type: 'write-as', writing });
  });

  it.each([
    ['z', 'digit'],
    ['X', 'corner'],
    ['c', 'centre'],
    ['v', 'colour'],
  ])('%s: %s', (key, writing) => {
    expect(playActionOf(keyOf(key), at(0))).toEqual({ type: 'write-as', writing });
  });
});

describe('keys for equal digits and the next way of writing', () => {
  it('E chooses every cell with the digit, also by the key’s position', () => {
    for (const key of [keyOf('e'), keyOf('ㄷ', { code: 'KeyE' })]) {
      expect(playActionOf(key, at(0))).toEqual({ type: 'pick', cell: 0, also: [0, 8] });
    }
    expect(playActionOf(keyOf('e'), at(1))).toBeUndefined();
  });

  it('Space goes on from digits to corner notes, and from colours to digits', () => {
    const board = { givens: sevens, digits: sevens };
    const next = (writing: 'digit' | 'colour') =>
      actionOf(keyOf(' ', { code: 'Space' }), at(0), writing, board);
    expect(next('digit')).toEqual({ type: 'write-as', writing: 'corner' });
    expect(next('colour')).toEqual({ type: 'write-as', writing: 'digit' });
  });

  it('Shift with the numeric pad is left to notes', () => {
    expect(playActionOf(keyOf('End', { ...shift, code: 'Numpad1' }), at(40))).toBeUndefined();
  });
});
