// The lines of a recording, as docs/trace-format.md has them.
import { cellName } from './cell';
import type { Grid } from './grid';
import { recordingFormat } from './recording';
import type { Step } from './watched-search';

/** `carried`: lines of comment, such as those with the program. */
export const openingOf = (puzzle: Grid, carried = ''): string =>
  `${recordingFormat} 1\n${carried}puzzle ${puzzle}\n`;

/** With its number and with the digits placed after it. */
export const stepLine = (number: number, { kind, cell, digit, depth }: Step): string =>
  `${number} ${kind} ${cellName(cell)} ${digit} ${depth}\n`;

/** Why the step was taken, a line for each digit that did not fit: they stand before it. */
export function reasonLines({ kind, cell, reason: { cause, refused } }: Step): readonly string[] {
  const filled = kind === 'dead-end' && cause?.kind === 'cell' ? cause.cell : cell;
  return refused.map(
    ({ digit, peer }) => `refused ${cellName(filled)} ${digit} ${cellName(peer)}\n`,
  );
}

/** How the steps end: at a solution, with everything tried, or stuck at a cell. */
export type RecordingEnd = { kind: 'solution' | 'none' } | { kind: 'dead-end'; cell: number };

/** Counts the steps that are written, as a reader of them does. */
export class StepCounts {
  readonly #steps = { placement: 0, solution: 0, backtrack: 0, 'dead-end': 0 };
  #maxDepth = 0;

  add({ kind, depth }: Step): void {
    this.#steps[kind]++;
    this.#maxDepth = Math.max(this.#maxDepth, depth);
  }

  endLine(end: RecordingEnd): string {
    const { placement, solution, backtrack, 'dead-end': deadEnds } = this.#steps;
    const placements = placement + solution;
    const backtracks = backtrack + deadEnds;
    const counts = {
      steps: placements + backtracks,
      placements,
      backtracks,
      'dead-ends': deadEnds,
      solutions: solution,
      'max-depth': this.#maxDepth,
    };
    const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    const stuck = end.kind === 'dead-end' ? ` ${cellName(end.cell)}` : '';
    return `end ${end.kind}${stuck} ${words.join(' ')}\n`;
  }
}
