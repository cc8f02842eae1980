// Undo and redo walk along what was pushed.
import { describe, expect, it } from 'vitest';
import {
  historyOf,
  longestPast,
  pushed,
  redone,
  replaced,
  undone,
} from '../../../../../web/element/shared/state/history';

const abc = pushed(pushed(historyOf('a'), 'b'), 'c');

describe('history', () => {
  it('goes back and forth', () => {
    expect(undone(abc).present).toBe('b');
    expect(undone(undone(abc)).present).toBe('a');
    expect(redone(undone(abc))).toEqual(abc);
  });

  it('stays as it is at both ends', () => {
    const atStart = undone(undone(abc));
    expect(undone(atStart)).toBe(atStart);
    expect(redone(abc)).toBe(abc);
  });

  it('forgets undone steps once a new one comes', () => {
    expect(redone(pushed(undone(abc), 'd')).present).toBe('d');
  });

  it('does not come back to a replaced state', () => {
    const history = replaced(abc, 'x');
    expect(history.present).toBe('x');
    expect(undone(history).present).toBe('b');
  });

  it('forgets the oldest when it grows too long', () => {
    let history = historyOf(0);
    for (let i = 1; i <= longestPast + 5; i++) history = pushed(history, i);
    expect(history.past).toHaveLength(longestPast);
    expect(history.past[0]).toBe(5);
  });
});
