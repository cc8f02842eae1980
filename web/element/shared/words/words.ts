// Every text that the element has in the widget, too. A language that lacks one does not compile.
import type { Contradiction } from '../../../core/contradiction';
import type { Counters } from '../../../core/reports';
import type { StrategyName } from '../../../core/strategy';
import type { Form, ParseError } from '../../../core/text';
import type { ShownCell } from '../state/position';
import type { BoardProblem } from '../state/problem';

/** The words of a cell's name beside its row, column and digit. */
export interface CellMarks {
  contradicts: boolean;
  isDeadEnd: boolean;
}

export type Figure = 'time' | Exclude<keyof Counters, 'steps' | 'depth' | 'maxDepth'>;

export interface Headline {
  title: string;
  /** A sentence below the title, or nothing. */
  detail: string;
}

export interface Messages {
  board: {
    label: string;
    cell: (row: number, column: number, shown: ShownCell, marks: CellMarks) => string;
    summary: (givens: number, entries: number, blanks: number) => string;
    contradictions: (found: readonly Contradiction[]) => string;
  };
  /** `left`: how many of a digit are still to be entered. */
  keypad: {
    label: string;
    digit: (digit: number) => string;
    colour: (colour: number) => string;
    left: (count: number) => string;
    erase: string;
  };
  /** `resetName`: what a screen reader says of `reset`; begins with it. */
  edit: {
    label: string;
    undo: string;
    redo: string;
    reset: string;
    resetName: string;
    clear: string;
  };
  /** `solver`: all of it, folded up. */
  search: {
    solver: string;
    strategy: string;
    fromWriteUps: string;
    beyond: string;
    solve: string;
    stop: string;
    pause: string;
    resume: string;
  };
  /** The names that people use, beside those in code. */
  strategyNames: Record<StrategyName, string>;
  result: {
    label: string;
    ready: Headline;
    running: Headline;
    paused: Headline;
    stopped: Headline;
    failed: Headline;
    one: Headline;
    several: Headline;
    /** Several solutions of a puzzle whose own rules were left out. */
    withoutRules: Headline;
    contradiction: (found: readonly Contradiction[]) => Headline;
    searched: Headline;
    /** Where something was entered beside the givens. */
    ruledOut: Headline;
    deadEnd: (row: number, column: number, solvable: boolean) => Headline;
    figures: Record<Figure, string>;
    copy: string;
    copyAs: Record<Form, string>;
  };
  /** The sentences on a search that waits in another mode. */
  held: {
    back: string;
    search: string;
    mode: (title: string) => string;
  };
  intake: {
    label: string;
    paste: string;
    openFile: string;
    type: string;
    hint: string;
    text: string;
    putOnBoard: string;
  };
  notice: {
    loaded: (more: number) => string;
    /** To work through all of them. */
    takeAll: string;
    copied: (form: Form) => string;
    copyFailed: string;
    pasteRefused: string;
    complete: string;
    emptied: (digits: number) => string;
    given: (row: number, column: number) => string;
  };
  problem: (problem: BoardProblem) => string;
  number: (value: number) => string;
  duration: (ms: number) => string;
}

/** How many cells a line with too few or too many of them should have had. A line that is nearer to a row is meant as one; see `longestRow` in web/core/text.ts. */
export function expectedCells({ code, found, expected }: ParseError): 9 | 81 {
  if (expected) return expected === 81 ? 81 : 9;
  const count = Number(found);
  const isLine = code === 'too-few-cells' ? count >= 9 : count > 81;
  return isLine ? 81 : 9;
}
