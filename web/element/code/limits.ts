// The limits of a run in Code.
import type { RunLimits } from '../../core/code/run';

/** Generous: what interprets takes many times as long as the judge's own machine. */
export const limits: RunLimits = {
  milliseconds: 15_000,
  memoryBytes: 256 * 2 ** 20,
  outputBytes: 2 ** 20,
  steps: 3_000_000,
};
