// The clock of playing: how many steps are due.
import { describe, expect, it } from 'vitest';
import { Pace } from '../../../../../web/element/watch/player/pace';

describe('the pace', () => {
  it('waits a whole step’s time before a slow step', () => {
    expect(new Pace(8, 0).rest).toBe(125);
  });

  it('waits for no time but the frame’s where a frame has several steps', () => {
    expect(new Pace(59, 0).rest).toBeDefined();
    expect(new Pace(60, 0).rest).toBeUndefined();
  });

  it('gives as many steps in a second as the speed says, whatever the frames are', () => {
    for (const frame of [7, 16, 33]) {
      const pace = new Pace(1000, 0);
      let steps = 0;
      for (let now = frame; now <= 1000; now += frame) steps += pace.take(now, 1e9);
      expect(steps).toBeGreaterThan(1000 - frame * 1.1);
      expect(steps).toBeLessThanOrEqual(1000);
    }
  });

  it('keeps the part of a step that is over for the next one', () => {
    const pace = new Pace(10, 0);
    expect(pace.take(150, 1e9)).toBe(1);
    expect(pace.rest).toBeCloseTo(50, 6);
    expect(pace.take(200, 1e9)).toBe(1);
  });

  it('takes no more steps than there are', () => {
    const pace = new Pace(1000, 0);
    expect(pace.take(100, 3)).toBe(3);
  });

  it('goes on from where it was after the page was hidden for long', () => {
    const pace = new Pace(8, 0);
    expect(pace.take(3_600_000, 1e9)).toBe(2);
    expect(new Pace(1000, 0).take(3_600_000, 1e9)).toBe(250);
  });
});
