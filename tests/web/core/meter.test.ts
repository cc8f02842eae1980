// The meter gives the score and the penalty that Baekjoon 12095 states.
import { describe, expect, it } from 'vitest';
import { meterOf } from '../../../web/core/meter';

describe('the meter', () => {
  it('scores the calls and fines their root', () => {
    expect(meterOf(72_900)).toEqual({
      calls: 72_900,
      capped: false,
      score: 72_900,
      penalty: -270,
    });
  });

  it('stops at the cap', () => {
    expect(meterOf(99_999).capped).toBe(false);
    expect(meterOf(100_000)).toMatchObject({ calls: 100_000, capped: true });
    expect(meterOf(88_178_563)).toMatchObject({ score: 100_000, capped: true });
    expect(meterOf(88_178_563).penalty).toBeCloseTo(-316.228, 3);
  });
});
