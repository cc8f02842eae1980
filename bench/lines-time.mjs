// Times the engine over lines; Node and the browser's worker share it.

const shortestMs = 100;

/**
 * Answers all lines again and again, for at least a tenth of a second.
 * @param {{ any(text: string): Uint8Array, check(text: string): Uint8Array, counts(): { lines: number, solved: number, several: number } }} solver
 * @param {string} text
 * @param {'any' | 'check'} task
 * @returns {{ puzzlesPerSecond: number, solved: number, several: number }}
 */
export function timeLines(solver, text, task) {
  let lines = 0;
  const began = performance.now();
  let ms;
  do {
    solver[task](text);
    lines += solver.counts().lines;
    ms = performance.now() - began;
  } while (ms < shortestMs);
  const { solved, several } = solver.counts();
  return { puzzlesPerSecond: (lines / ms) * 1000, solved, several };
}
