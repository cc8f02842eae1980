// Every text of the element that the widget has, too. A language that lacks one does not compile.
import type { Contradiction } from '../../../core/contradiction';
import type { Counters } from '../../../core/reports';
import type { StrategyName } from '../../../core/strategy';
import type { Form, ParseError } from '../../../core/text';
import type { ShownCell } from '../state/position';
import type { BoardProblem } from '../state/problem';

/** The words beside row, column and digit in the name of a cell. */
export interface CellMarks {
  contradicts: boolean;
  isDeadEnd: boolean;
}

export type Figure = 'time' | Exclude<keyof Counters, 'steps' | 'depth' | 'maxDepth'>;

export interface Headline {
  title: string;
  /** A sentence below the title, or empty. */
  detail: string;
}

export interface Messages {
  board: {
    label: string;
    cell: (row: number, column: number, shown: ShownCell, marks: CellMarks) => string;
    summary: (givens: number, entries: number, blanks: number) => string;
    contradictions: (found: readonly Contradiction[]) => string;
  };
  /** `left`: how many of a digit are still missing. */
  keypad: {
    label: string;
    digit: (digit: number) => string;
    colour: (colour: number) => string;
    left: (count: number) => string;
    erase: string;
  };
  /** `resetName`: the name of the button `reset` for screen readers; it begins with the button's text. */
  edit: {
    label: string;
    undo: string;
    redo: string;
    reset: string;
    resetName: string;
    clear: string;
  };
  /** `solver`: the name of the folded solver. */
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
  /** The usual names, beside those in code. */
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
    /** The puzzle has entries beside its givens. */
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
    /** Leads to all puzzles of the list. */
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

/** The cells that a line with too few or too many of them should have; `longestRow` in web/core/text.ts tells rows apart. */
export function expectedCells({ code, found, expected }: ParseError): 9 | 81 {
  if (expected) return expected === 81 ? 81 : 9;
  const count = Number(found);
  const isLine = code === 'too-few-cells' ? count >= 9 : count > 81;
  return isLine ? 81 : 9;
}
