// The time left of a run over many puzzles.
import { describe, expect, it } from 'vitest';
import { leftMs } from '../../../../web/client/bulk/bulk-clock';

describe('the time left', () => {
  it('is the rest at the pace so far', () => {
    expect(leftMs(2_000, 250, 1_000)).toBe(6_000);
    expect(leftMs(8_000, 1_000, 1_000)).toBe(0);
  });

  it('is unknown in the first second, and before anything is done', () => {
    expect(leftMs(999, 250, 1_000)).toBeUndefined();
    expect(leftMs(60_000, 0, 1_000)).toBeUndefined();
  });
});
