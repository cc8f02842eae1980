// The stack that a program's calls are on, which an engine tells nothing of until it is full.

/** So many calls of a script need more room than a program's calls between two looks. */
const spareCalls = 2000;

const deeper = (left: number): number => (left === 0 ? 0 : 1 + deeper(left - 1));

/** Chromium throws a RangeError, Firefox an InternalError. */
export const isStackFull = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

/** Whether there is room for some more calls. */
export function hasRoom(): boolean {
  try {
    return deeper(spareCalls) === spareCalls;
  } catch (error) {
    if (isStackFull(error)) return false;
    throw error;
  }
}
