// English texts of the search that is watched on a board with any rules.
import type { FilmedSearch } from '../../core/varied/varied-calls';
import { wordsIn } from '../look-up';
import { number } from './grammar';

/** A digit that a cell was refused. `sum`: what its cells would come to; `isLeast`: with blanks beside them. */
export type NamedRefusal = { digit: string } & (
  | { by: 'marks' }
  | { by: 'house'; cell: string }
  | { by: 'rule'; name: string; sum: number | undefined; isLeast: boolean }
);

export interface NamedStep {
  kind: 'placement' | 'solution' | 'backtrack' | 'dead-end';
  cell: string;
  digit: string;
  stuck: string;
  refused: readonly NamedRefusal[];
}

function refusal(each: NamedRefusal): string {
  if (each.by === 'marks') return `the marks have no ${each.digit}`;
  if (each.by === 'house') return `${each.cell} has the ${each.digit}`;
  const { digit, name, sum, isLeast } = each;
  const sums = sum === undefined ? '' : `, which would be ${isLeast ? 'more than ' : ''}${sum}`;
  return `the ${digit} is refused by the ${name}${sums}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const refusals = (refused: readonly NamedRefusal[]) =>
  refused.length === 0 ? '' : ` ${capital(refused.map(refusal).join('; '))}.`;

export const words = {
  watch: 'Watch the search',
  close: 'Leave the search',
  controls: 'Steps',
  first: 'To the start',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  on: 'One step on',
  last: 'To the last step',
  position: 'Step',
  search: 'Search',
  searches: {
    'row-major': 'Row by row',
    'fewest-candidates': 'Fewest candidates',
    propagation: 'Forced digits first',
    learning: 'Learning from dead ends',
  } satisfies Record<FilmedSearch, string>,
  speed: 'Speed',
  speeds: (each: number) => `${number(each)} a second`,
  at: (position: number, depth: number) =>
    `Step ${number(position)}, ${number(depth)} digits placed.`,
  known: {
    open: (steps: number) => `${number(steps)} steps known so far.`,
    solution: (steps: number) => `The first solution comes at step ${number(steps)}.`,
    exhausted: (steps: number) => `After ${number(steps)} steps: there is no solution.`,
    full: (steps: number) => `${number(steps)} steps are known; there is no room for more.`,
  },
  searching: 'Searching on …',
  stop: 'Stop',
  goOn: 'Search on',
  begins: 'The search begins with the givens.',
  reading: 'The search is set up …',
  refused: 'There is nothing to watch: not all rules were read, or the givens break one.',
  step: ({ kind, cell, digit, stuck, refused }: NamedStep) => {
    switch (kind) {
      case 'placement':
        return `${cell} becomes ${digit}.${refusals(refused)}`;
      case 'solution':
        return `${cell} becomes ${digit}, and the board is full: a solution.${refusals(refused)}`;
      case 'backtrack':
        return `Every digit of ${stuck} is tried. Back to ${cell}, ${digit} taken away.`;
      case 'dead-end':
        return `Dead end at ${stuck}.${refusals(refused)} Back to ${cell}, ${digit} taken away.`;
    }
  },
};

export type VariedFilmMessages = typeof words;

export const variedFilmIn = wordsIn(
  words,
  import.meta.glob('../*/varied-film.ts', { eager: true, import: 'words' }),
);
