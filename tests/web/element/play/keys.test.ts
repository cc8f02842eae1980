// The keys of several cells and of how digits are written.
import { describe, expect, it } from 'vitest';
import { playActionOf } from '../../../../web/element/play/keys';
import { ctrl, keyOf } from '../shared/state/key-of';

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
