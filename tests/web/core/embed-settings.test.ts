// The settings that the iframe page reads from its address and from messages.
import { describe, expect, it } from 'vitest';
import { readMessage, readSettings } from '../../../web/core/embed-settings';

const settingsOf = (given: Record<string, unknown>) =>
  Object.fromEntries(readSettings(Object.entries(given)));

describe('settings', () => {
  it('may be numbers and booleans, as what they are written', () => {
    expect(settingsOf({ speed: 12.5, at: 40, loop: true, hints: true, readonly: 1 })).toEqual({
      speed: '12.5',
      at: '40',
      loop: 'true',
      hints: 'true',
      readonly: '1',
    });
  });

  it('that are on or off are read by the element, and null takes one away', () => {
    expect(settingsOf({ loop: false, autoplay: 'false', readonly: 0, to: null })).toEqual({
      loop: 'false',
      autoplay: 'false',
      readonly: '0',
      to: null,
    });
  });

  it('are left out where they are no field, or neither a text nor a number nor a switch', () => {
    const wrong = { speed: {}, theme: undefined, at: [4] };
    expect(settingsOf({ ...wrong, onclick: 'x', constructor: null })).toEqual({});
  });

  it('with a wrong value are left to the element, which says so', () => {
    expect(settingsOf({ at: -1, mode: 'bulk', lang: 'xx', to: Number.NaN })).toEqual({
      at: '-1',
      mode: 'bulk',
      lang: 'xx',
      to: 'NaN',
    });
    expect(settingsOf({ puzzle: '.'.repeat(50_000) }).puzzle).toHaveLength(20_000);
  });
});

describe('messages', () => {
  const read = (message: object) => readMessage({ retrace: 1, ...message });

  it('are settings, commands and the question how high it is', () => {
    expect(read({ type: 'settings', settings: { at: 4 } })).toEqual({
      type: 'settings',
      settings: new Map([['at', '4']]),
    });
    expect(read({ type: 'command', command: 'play' })).toEqual({
      type: 'command',
      command: 'play',
    });
    expect(read({ type: 'command', command: 'step', value: -2 })).toMatchObject({ value: -2 });
    expect(read({ type: 'command', command: 'seek', value: 120 })).toMatchObject({ value: 120 });
    expect(read({ type: 'ask' })).toEqual({ type: 'ask' });
  });

  it('of another version or form are none', () => {
    const wrong: unknown[] = [
      null,
      'play',
      { retrace: 2, type: 'ask' },
      { type: 'ask' },
      { retrace: 1, type: 'toString' },
      { retrace: 1, type: 'settings', settings: 'at' },
      { retrace: 1, type: 'command', command: 'remove' },
      { retrace: 1, type: 'command', command: 'constructor' },
      { retrace: 1, type: 'command', command: 'seek' },
      { retrace: 1, type: 'command', command: 'seek', value: -1 },
      { retrace: 1, type: 'command', command: 'step', value: 0.5 },
    ];
    expect(wrong.map(readMessage)).toEqual(wrong.map(() => undefined));
  });
});
