// The meter of Baekjoon 12095: calls of its published backtracking function, as that problem scores them.
// A grid is worth the calls it costs; the function stops counting at the cap.

/** The published function returns once its counter `cnt` has come this far, in the statement of April 2026. */
export const callsCap = 10_000_000;

export interface Meter {
  /** The problem's `cnt`: the calls of `used-flags`, cut off at the cap. */
  calls: number;
  capped: boolean;
  /** The problem's score is `cnt`. */
  score: number;
}

/** `calls` as counted by the strategy `used-flags`, of all its search or of a part. */
export function meterOf(calls: number): Meter {
  const counted = Math.min(calls, callsCap);
  return {
    calls: counted,
    capped: calls >= callsCap,
    score: counted,
  };
}
