// The program's lines in an error's stack: browsers write where in the module each call was.

/** The line of the innermost call that has a line of the program; libraries have none. */
export const lineOfStack = (
  error: unknown,
  lineAt: (place: number) => number | undefined,
): number | undefined => linesOfStack(error, lineAt)[0];

/**
 * The line of the call around the innermost one: in an endless recursion, it is a matter of chance which call is the
 * innermost when the stack is full.
 */
export function lineOfCaller(
  error: unknown,
  lineAt: (place: number) => number | undefined,
): number | undefined {
  const [innermost, caller] = linesOfStack(error, lineAt);
  return caller ?? innermost;
}

function linesOfStack(error: unknown, lineAt: (place: number) => number | undefined): number[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  return [...error.stack.matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g)]
    .map(([, place = '']) => lineAt(parseInt(place, 16)))
    .filter((line) => line !== undefined);
}
