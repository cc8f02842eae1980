// A question about the next step of a film, and its right answer, which is read off the step itself.
import type { Step, WatchState } from './watched-search';

/** The subjects of a question: the cell that changes, what it holds then, deeper or back, the line that does it. */
export const askings = ['cell', 'digit', 'way', 'line'] as const;
export type Asking = (typeof askings)[number];

/** `mixed`: one after the other. */
export const wishes = ['mixed', ...askings] as const;
export type Wish = (typeof wishes)[number];

/** Answers are numbers: a cell; a digit, 0 for none; `deeper` or `back`; a line from 1. */
export interface Question {
  asking: Asking;
  /** Where the search stands while it is asked. */
  position: number;
  /** The step that it is about. */
  step: Step;
  right: number;
  /** The lines to choose from, ascending. */
  lines: readonly number[];
}

export const deeper = 1;
export const back = 0;
/** In the place of an answer where the person wanted to be shown it. */
export const shownInstead = -1;

export const goesBack = ({ kind }: Pick<Step, 'kind'>): boolean =>
  kind === 'backtrack' || kind === 'dead-end';

/** `next`: the state after the next step. Undefined where no step follows. */
export function questionAt(shown: WatchState, next: WatchState, wish: Wish): Question | undefined {
  const { step } = next;
  if (!step || next.position !== shown.position + 1) return undefined;
  const lines = linesBeside(shown, step);
  const possible = askings.filter((each) => each !== 'line' || lines.length > 1);
  const asking =
    possible.find((each) => each === wish) ?? possible[shown.position % possible.length] ?? 'way';
  return { asking, position: shown.position, step, right: rightOf(step)[asking], lines };
}

/** A line that no other one stands beside is no question. */
function linesBeside({ trail }: WatchState, { line }: Step): number[] {
  if (line === undefined) return [];
  const lines = new Set([...trail.flatMap((each) => each.line ?? []), line]);
  return [...lines].sort((one, other) => one - other);
}

const rightOf = (step: Step): Record<Asking, number> => ({
  cell: step.cell,
  digit: goesBack(step) ? 0 : step.digit,
  way: goesBack(step) ? back : deeper,
  line: step.line ?? 0,
});

export interface Answered extends Pick<Question, 'asking' | 'position' | 'right'> {
  answer: number;
}

export const isRight = ({ answer, right }: Answered): boolean => answer === right;
