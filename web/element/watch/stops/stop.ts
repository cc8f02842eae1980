// The stop that a person has set up: the step at which a film is to stand still, on or back from here.
import type { FindTarget } from '../../../core/watched-search';

export const stopKinds = ['placing', 'line', 'depth', 'dead-end'] as const;
export type StopKind = (typeof stopKinds)[number];

/** With the values of the other kinds, which stay as they were. */
export interface Stop {
  by: StopKind;
  digit: number;
  line: number;
  depth: number;
}

export const firstStop: Stop = { by: 'placing', digit: 1, line: 1, depth: 10 };

/** No search places more digits; a recording knows no higher line. */
export const deepest = 81;
export const highestLine = 999_999;

/** `selected`: the chosen cell of the board. */
export function targetOf({ by, digit, line, depth }: Stop, selected: number): FindTarget {
  switch (by) {
    case 'placing':
      return { cell: selected, digit };
    case 'line':
      return { line };
    case 'depth':
      return { depth };
    case 'dead-end':
      return 'dead-end';
  }
}
