// The meter gives the score that Baekjoon 12095 states.
import { describe, expect, it } from 'vitest';
import { meterOf } from '../../../web/core/call-meter';

describe('the meter', () => {
  it('scores the calls', () => {
    expect(meterOf(72_900)).toEqual({
      calls: 72_900,
      capped: false,
      score: 72_900,
    });
  });

  it('stops at the cap', () => {
    expect(meterOf(9_999_999).capped).toBe(false);
    expect(meterOf(10_000_000)).toMatchObject({ calls: 10_000_000, capped: true });
    expect(meterOf(88_178_563)).toMatchObject({ score: 10_000_000, capped: true });
  });
});
