// The timeline's columns when its width changes, or when it shows only a part of the search.
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../../../../web/element/watch/timeline/columns';
import { timelineOf } from '../fixtures';

/** A timeline of four columns of ten steps each. */
const timeline = timelineOf(4, {
  from: 0,
  to: 40,
  min: Uint8Array.of(1, 2, 3, 4),
  max: Uint8Array.of(5, 6, 7, 8),
  deadEnds: Uint32Array.of(1, 10, 100, 1000),
  solutions: Uint8Array.of(0, 0, 1, 0),
});
const whole = { from: 0, to: 40 };

describe('the timeline’s columns', () => {
  it('are its own at its own width', () => {
    expect(columnsOf(timeline, whole, 4)).toEqual([
      { min: 1, max: 5, deadEnds: 1, hasSolution: false },
      { min: 2, max: 6, deadEnds: 10, hasSolution: false },
      { min: 3, max: 7, deadEnds: 100, hasSolution: true },
      { min: 4, max: 8, deadEnds: 1000, hasSolution: false },
    ]);
  });

  it('take several together where they are fewer: all depths, all dead ends', () => {
    expect(columnsOf(timeline, whole, 2)).toEqual([
      { min: 1, max: 6, deadEnds: 11, hasSolution: false },
      { min: 3, max: 8, deadEnds: 1100, hasSolution: true },
    ]);
  });

  it('repeat one where they are more', () => {
    const columns = columnsOf(timeline, whole, 8);
    expect(columns.map(({ min }) => min)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('are of one step each where a pixel is narrower than a step', () => {
    const columns = columnsOf(timeline, whole, 7);
    expect(columns.map(({ min }) => min)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(columns.filter(({ hasSolution }) => hasSolution)).toHaveLength(2);
  });

  it('are those of the span that is looked at', () => {
    const columns = columnsOf(timeline, { from: 10, to: 30 }, 2);
    expect(columns.map(({ max }) => max)).toEqual([6, 7]);
  });

  it('do not reach into the next one by rounding', () => {
    const seven = timelineOf(7, { to: 7, max: Uint8Array.from([1, 2, 3, 4, 5, 6, 7]) });
    const columns = columnsOf(seven, { from: 0, to: 7 }, 7);
    expect(columns.map(({ max }) => max)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('know nothing beyond the area of the picture', () => {
    const [before, within] = columnsOf(timeline, { from: 35, to: 45 }, 2).toReversed();
    expect(within).toMatchObject({ min: 4, max: 8 });
    expect(before?.min).toBeGreaterThan(before?.max ?? 255);
  });
});
