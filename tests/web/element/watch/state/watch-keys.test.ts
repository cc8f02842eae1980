// The keys of watch mode: their effects, and the controls that keep the same keys for themselves.
import { describe, expect, it } from 'vitest';
import type { FocusHolder, PressedKey } from '../../../../../web/element/shared/state/step-keys';
import { actOfKey, keyTable } from '../../../../../web/element/watch/state/watch-keys';

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const actOf = (key: string, more: Partial<PressedKey> = {}, holder?: FocusHolder) =>
  actOfKey(pressed(key, more), holder);

describe('keys of watch mode', () => {
  it.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['ArrowRight', 'step-on'],
    [',', 'step-back'],
    [']', 'dead-end-next'],
    ['c', 'cell-next'],
    ['=', 'zoom-in'],
    ['Home', 'start'],
    ['?', 'help'],
  ])('%j means %s', (key, act) => {
    expect(actOf(key)).toBe(act);
  });

  it('have another meaning with Shift where the table says so', () => {
    expect(actOf('C', { shiftKey: true })).toBe('cell-before');
    expect(actOf('S', { shiftKey: true })).toBe('solution');
  });

  it('are the browser’s with Ctrl, Meta or Alt', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(actOf('l', { [modifier]: true })).toBeUndefined();
    }
  });

  it('are found by their position on a keyboard that writes Hangul', () => {
    expect(actOf('ㅣ', { code: 'KeyL' })).toBe('loop');
  });

  it('are found by their letter on a keyboard with another layout', () => {
    expect(actOf('l', { code: 'KeyN' })).toBe('loop');
  });

  it('are a field’s own while it has the focus', () => {
    for (const key of ['k', ' ', 'ArrowLeft']) expect(actOf(key, {}, 'field')).toBeUndefined();
  });

  it('leave Space to a button', () => {
    expect(actOf(' ', {}, 'button')).toBeUndefined();
    expect(actOf('ArrowRight', {}, 'button')).toBe('step-on');
  });

  it('leave arrows, Home and End to the board and to tabs', () => {
    for (const holder of ['board', 'tab'] as const) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
        expect(actOf(key, {}, holder)).toBeUndefined();
      }
      expect(actOf(']', {}, holder)).toBe('dead-end-next');
    }
  });

  it('step with Shift and an arrow even from the board', () => {
    expect(actOf('ArrowRight', { shiftKey: true }, 'board')).toBe('step-on');
  });

  it('are listed once each', () => {
    const keys = keyTable.flatMap((row) => row.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
