// How long a step of the path stands while it plays.
import { defaultSpeed, type Speed } from '../../core/speed';

/** In milliseconds. A step a sentence: long enough to read it, and the least in which it can be seen. */
export const restMs = 2500;
const leastMs = 200;

/** The element's speed, which is about searches first: left as it is, a step is long enough to read. */
export function restOf(speed: Speed): number {
  if (speed === defaultSpeed) return restMs;
  return speed === 'max' ? leastMs : Math.max(leastMs, 1000 / speed);
}

/** The rests that are offered, the longest first. */
export const rests: readonly number[] = [5000, restMs, 1000, 500, leastMs];

/** The same as speeds of the element. */
export const paces: readonly Speed[] = rests.map((rest) =>
  rest === restMs ? defaultSpeed : 1000 / rest,
);
