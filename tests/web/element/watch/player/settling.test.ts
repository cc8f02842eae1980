// A movement comes to rest: the model learns of it when the movement has shown nothing for a while.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Settling } from '../../../../../web/element/watch/player/settling';
import { stateAt, storeAfter } from '../fixtures';

describe('settling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is at once where nothing more follows', () => {
    const { store } = storeAfter();
    new Settling(store).show(stateAt(1), false);
    expect(store.current()).toMatchObject({ calm: true, shown: { position: 1 } });
  });

  it('waits until a movement has shown nothing for a quarter of a second', () => {
    const { store } = storeAfter();
    const settling = new Settling(store);
    settling.show(stateAt(1), true);
    vi.advanceTimersByTime(249);
    expect(store.current().calm).toBe(false);
    settling.show(stateAt(2), true);
    vi.advanceTimersByTime(249);
    expect(store.current().calm).toBe(false);
    vi.advanceTimersByTime(1);
    expect(store.current()).toMatchObject({ calm: true, shown: { position: 2 } });
  });

  it('shows board and panels the same step while it moves', () => {
    const { store } = storeAfter();
    new Settling(store).show(stateAt(7), true);
    expect(store.current()).toMatchObject({ calm: false, shown: { position: 7 } });
  });

  it('receives nothing more of a closed search', () => {
    const { store } = storeAfter();
    const settling = new Settling(store);
    settling.show(stateAt(1), true);
    settling.close();
    vi.advanceTimersByTime(1000);
    expect(store.current().calm).toBe(false);
  });
});
