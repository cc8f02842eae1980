// The digits of a film as a tree: each digit is the call that follows it, and what was put before it was taken back is below it.
import type { PackedStep } from './packed-film';

/** A column a property; digits in the order of their steps, so that all those below a digit follow it. */
export interface CallTree {
  /** The step that put the digit, from 1. */
  readonly steps: readonly number[];
  readonly cells: readonly number[];
  readonly digits: readonly number[];
  /** The step that took it back; Infinity where none did. */
  readonly ends: readonly number[];
  /** The last digit below it, or itself. */
  readonly lasts: readonly number[];
}

export type DrawnCall =
  | {
      kind: 'call';
      step: number;
      cell: number;
      digit: number;
      isBack: boolean;
      /** The digit that was put last of those that are there. */
      isNow: boolean;
      /** How many below it are not drawn. */
      folded: number;
      below: readonly DrawnCall[];
    }
  /** So many, one below the other, that are not drawn, and the step of the first. */
  | { kind: 'run'; step: number; count: number; below: readonly DrawnCall[] };

/** A part of the tree with more digits is folded where the film is not in it. */
const mostBelow = 6;
/** A run of calls that have no others beside them is drawn at its ends, so many calls at each. */
const atEnds = 2;

export function callTreeOf(film: readonly PackedStep[]): CallTree {
  const steps: number[] = [];
  const cells: number[] = [];
  const digits: number[] = [];
  const ends: number[] = [];
  const lasts: number[] = [];
  const open: number[] = [];
  const close = (depth: number, step: number) => {
    for (const node of open.splice(depth)) {
      ends[node] = step;
      lasts[node] = steps.length - 1;
    }
  };
  for (const [index, { cell, digit }] of film.entries()) {
    if (digit === 0) {
      const depth = open.findLastIndex((node) => cells[node] === cell);
      if (depth >= 0) close(depth, index + 1);
      continue;
    }
    open.push(steps.length);
    steps.push(index + 1);
    cells.push(cell);
    digits.push(digit);
  }
  close(0, Infinity);
  return { steps, cells, digits, ends, lasts };
}

/** The calls to draw at a position of the film: those that are open, those beside them, and small parts that the film has left. */
export function drawnAt(tree: CallTree, position: number): DrawnCall[] {
  const { steps, ends, lasts } = tree;
  const after = steps.findIndex((step) => step > position);
  const count = after < 0 ? steps.length : after;
  const isOpen = (node: number) => (ends[node] ?? 0) > position;
  const now = steps.slice(0, count).findLastIndex((_, node) => isOpen(node));
  const within = (from: number, to: number): DrawnCall[] => {
    const drawn: DrawnCall[] = [];
    for (let node = from; node <= to && node < count; node = (lasts[node] ?? node) + 1)
      drawn.push(drawnCall(node));
    return drawn;
  };
  const drawnCall = (node: number): DrawnCall => {
    const last = Math.min(lasts[node] ?? node, count - 1);
    const isShown = isOpen(node) || last - node <= mostBelow;
    return {
      kind: 'call',
      step: steps[node] ?? 0,
      cell: tree.cells[node] ?? 0,
      digit: tree.digits[node] ?? 0,
      isBack: !isOpen(node),
      isNow: node === now,
      folded: isShown ? 0 : last - node,
      below: isShown ? withRuns(within(node + 1, last)) : [],
    };
  };
  return withRuns(within(0, count - 1));
}

/** A long run of calls, each alone below the one before, is drawn at its ends. */
function withRuns(drawn: DrawnCall[]): DrawnCall[] {
  const run: DrawnCall[] = [];
  for (let at = drawn; at.length === 1; at = [...(at[0]?.below ?? [])]) {
    const [only] = at;
    if (only) run.push(only);
  }
  const hidden = run.slice(atEnds, -atEnds);
  const [first] = hidden;
  const behind = run.at(-atEnds);
  if (hidden.length < atEnds || !first || !behind) return drawn;
  const count = hidden.reduce((sum, each) => sum + (each.kind === 'run' ? each.count : 1), 0);
  let below: DrawnCall[] = [{ kind: 'run', step: first.step, count, below: [behind] }];
  for (const each of run.slice(0, atEnds).toReversed()) below = [{ ...each, below }];
  return below;
}
