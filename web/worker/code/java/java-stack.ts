// The stack of a program's calls; an engine tells nothing about it until it is full.

/** The number of JavaScript calls that need more room than a program's calls between two checks. */
const spareCalls = 1000;

const deeper = (left: number): number => (left === 0 ? 0 : 1 + deeper(left - 1));

/** Chromium throws a RangeError, Firefox an InternalError. */
export const isStackFull = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/** Whether the stack has room for more calls. */
export function hasRoom(): boolean {
  try {
    return deeper(spareCalls) === spareCalls;
  } catch (error) {
    if (isStackFull(error)) return false;
    throw error;
  }
}
