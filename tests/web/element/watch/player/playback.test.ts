// Playing: the span, the loop, the speeds, and stopping.
import { describe, expect, it } from 'vitest';
import type { WatchState } from '../../../../../web/core/watched-search';
import { playThrough, type Playback } from '../../../../../web/element/watch/player/playback';
import { HandClock, HandSession } from '../fixtures';

const toTheEnd = { from: 0, to: Number.POSITIVE_INFINITY };

function played(options: Partial<Playback> = {}, length = 5) {
  const session = new HandSession(length);
  const clock = new HandClock();
  const shown: { position: number; moving: boolean }[] = [];
  const stop = new AbortController();
  let isOver = false;
  const start = () => {
    void playThrough({
      session,
      span: toTheEnd,
      speed: () => 10,
      loops: () => false,
      show: ({ position }: WatchState, moving) => {
        shown.push({ position, moving });
      },
      clock,
      signal: stop.signal,
      ...options,
    }).then(() => {
      isOver = true;
    });
  };
  const positions = () => shown.map(({ position }) => position);
  return { session, clock, shown, positions, stop, start, isOver: () => isOver };
}

describe('playing', () => {
  it('shows every step up to the last one, and ends there', async () => {
    const { clock, positions, start, isOver } = played();
    start();
    await clock.pass(450);
    expect(positions()).toEqual([0, 1, 2, 3, 4]);
    expect(isOver()).toBe(false);
    await clock.pass(100);
    expect(positions()).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(isOver()).toBe(true);
  });

  it('says that more follows only where steps come too fast to be read', async () => {
    const slow = played({ speed: () => 10 });
    slow.start();
    await slow.clock.pass(150);
    expect(slow.shown.at(-1)).toEqual({ position: 1, moving: false });
    const fast = played({ speed: () => 100 }, 100);
    fast.start();
    await fast.clock.pass(48);
    expect(fast.shown.at(-1)).toEqual({ position: 4, moving: true });
  });

  it('starts at the span’s beginning from outside of it, and stops at its end', async () => {
    const { session, clock, positions, start, isOver } = played({ span: { from: 20, to: 22 } }, 99);
    await session.seek(50);
    start();
    await clock.pass(1000);
    expect(positions()).toEqual([20, 21, 22, 22]);
    expect(isOver()).toBe(true);
  });

  it('plays on from within the span', async () => {
    const { session, clock, positions, start } = played({ span: { from: 20, to: 25 } }, 99);
    await session.seek(23);
    start();
    await clock.pass(150);
    expect(positions()).toEqual([23, 24]);
  });

  it('starts anew from the end of the search', async () => {
    const { session, clock, positions, start } = played();
    await session.seek(5);
    start();
    await clock.pass(50);
    expect(positions()).toEqual([0]);
  });

  it('loops with a rest at the end until looping is turned off', async () => {
    let loops = true;
    const { clock, positions, start, isOver } = played({
      span: { from: 1, to: 2 },
      loops: () => loops,
    });
    start();
    await clock.pass(110);
    expect(positions()).toEqual([1, 2, 2]);
    await clock.pass(580);
    expect(positions()).toEqual([1, 2, 2]);
    loops = false;
    await clock.pass(200);
    expect(positions()).toEqual([1, 2, 2, 1, 2, 2]);
    expect(isOver()).toBe(true);
  });

  it('goes at the engine’s own speed at max', async () => {
    const { session, clock, positions, start } = played({ speed: () => 'max' }, 1e6);
    start();
    await clock.pass(1);
    expect(session.asked.at(-1)).toBe('play Infinity');
    expect(positions()).toEqual([0, 1e6]);
  });

  it('takes no step after it was stopped', async () => {
    const { session, clock, stop, start, isOver } = played();
    start();
    await clock.pass(150);
    stop.abort();
    await clock.pass(1000);
    expect(session.asked.filter((question) => question.startsWith('step'))).toHaveLength(1);
    expect(isOver()).toBe(true);
  });
});
