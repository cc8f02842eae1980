// Why a program is wrong: the first wrong step of its film, or what else is certain. Each kind has what its sentence says.
import type { Crash, Fault } from '../run';
import type { OtherProblem } from './other-problem';
import type { Flaw, HouseKind } from './rules-kept';

/** A place of the program, with its text. */
export interface Spot {
  /** From 1. */
  line: number;
  /** The piece of the line that is meant. */
  text?: string;
  /** The piece that should stand there, where it is known. */
  better?: string;
}

/** A piece of the program, and the function it is in. */
interface Placed {
  /** The line that is to be changed; without one the program has none that could be named. */
  spot?: Spot | undefined;
  /** The function that looks at the rules. */
  check?: Check | undefined;
}

export interface Check {
  /** The call by which it was asked, or else its name. */
  call: string;
  line: number;
}

/** `step`: of the film, from 1; the board is shown as it is after it. */
export type Cause =
  | {
      kind: 'outside';
      line: number | undefined;
      array?: string;
      index?: number;
      size?: number;
      text: string;
      isBoard?: boolean;
    }
  | { kind: 'fault'; line: number | undefined; fault: Fault }
  | { kind: 'crash'; line: number | undefined; crash: Crash | undefined; text: string }
  /** `text`: the file's name; `opens`: the word of the program that opens it. */
  | {
      kind: 'no-file';
      line: number | undefined;
      text: string;
      opens?: string;
      isWritten?: boolean;
    }
  | {
      kind: 'endless-calls';
      line: number | undefined;
      name: string | undefined;
      isSame: boolean;
      call?: string;
    }
  | { kind: 'exception'; line: number | undefined; of: KnownException; text: string; name?: string }
  | { kind: 'exit-code'; code: number; line: number | undefined }
  | ({
      kind: 'over-given';
      step: number;
      cell: number;
      digit: number;
      given: number;
      line: number | undefined;
    } & Placed)
  | ({
      kind: 'clash';
      step: number;
      cell: number;
      digit: number;
      house: HouseKind;
      other: number;
      isOtherGiven: boolean;
      line: number | undefined;
      /** The one way that explains every digit that it took and refused; `flaws`: the house that all such ways share. */
      flaw?: Flaw | undefined;
      /** How many of its digits clash, of how many. */
      counts: { clashing: number; of: number };
    } & Placed)
  | ({
      kind: 'refused';
      step: number;
      cell: number;
      digit: number;
      line: number | undefined;
      flaw?: Flaw | undefined;
    } & Placed)
  /** The digit goes to another cell than the one that the search asks about. */
  | { kind: 'exchanged'; step: number; cell: number; digit: number; spot: Spot }
  /** The loop over the digits ends at the first one that is refused. */
  | { kind: 'broke-off'; step: number; cell: number; digit: number; spot: Spot }
  /** A cell is set back to a number that is no blank. */
  | { kind: 'other-blank'; value: string; target: string; spot: Spot }
  /** The same digit is put into the same cell of the same board again and again. */
  | { kind: 'repeats'; step: number; cell: number; digit: number; line: number | undefined }
  | ({
      kind: 'untried';
      step: number | undefined;
      digits: readonly number[];
      cell: number | undefined;
      /** The loop over the digits has them. */
      isLooped?: true;
    } & Placed)
  | ({ kind: 'too-soon'; step: number; cell: number; digit: number } & Placed)
  | ({ kind: 'gave-up'; step: number; cell: number; digit: number; tried: number } & Placed)
  | ({ kind: 'no-way-back'; step: number; cell: number; last: number } & Placed)
  | ({
      kind: 'kept-cell';
      step: number;
      cell: number;
      digit: number;
      behind: number;
      line: number | undefined;
      target: string | undefined;
      isSkipped: boolean;
    } & Placed)
  | ({
      kind: 'kept-flag';
      step: number;
      cell: number;
      digit: number;
      houses: readonly HouseKind[];
      arrays: readonly string[];
    } & Placed)
  | ({ kind: 'went-on'; step: number; isPrinted: boolean; times: number } & Placed)
  | ({
      kind: 'skipped';
      cells: readonly number[];
      step: number | undefined;
      wasRead?: boolean;
    } & Placed)
  | ({
      kind: 'order';
      by: 'digits' | 'columns' | 'cells' | 'last';
      step: number | undefined;
      cell: number | undefined;
    } & Placed)
  | ({ kind: 'output'; what: OutputFlaw } & Placed)
  | ({ kind: 'unwritten'; isAsRead: boolean; reads?: Reading | undefined } & Placed)
  | ({ kind: 'input'; reads: Reading; step?: number; cell?: number } & Placed)
  /** An array whose rows are one and the same. */
  | { kind: 'shared-row'; array: string; spot: Spot }
  | { kind: 'other-problem'; like: OtherProblem | undefined };

export type KnownException =
  /** More is read than there is. */
  | 'reads-too-much'
  /** A text that is no number is turned into one. */
  | 'not-a-number'
  /** Fewer values in a line than were expected. */
  | 'too-few-values'
  /** A global that is assigned to in a function. */
  | 'not-global'
  | 'unknown-name'
  | 'none'
  | 'text-for-number'
  | 'fraction-as-index'
  | 'unchangeable'
  | 'not-found'
  | 'other';

/** How the program reads its input, where that does not fit. */
export type Reading =
  /** Standard input is never read: the board stands in the program's own text. */
  | 'nothing'
  /** Texts are kept where numbers are compared. */
  | 'texts'
  /** The same, and blanks are found, but no digit of the search equals a text. */
  | 'unmet'
  /** The search puts texts where numbers are compared. */
  | 'texts-put'
  /** A row is read up to its first blank. */
  | 'words'
  /** Digits that stand side by side are read as one number. */
  | 'glued'
  /** Digits with blanks between them are read as characters. */
  | 'blanks'
  | 'codes'
  | 'short';

export type OutputFlaw =
  /** `writer`: what was filled and never written. */
  | { kind: 'nothing'; writer?: string }
  | { kind: 'no-blanks' }
  | { kind: 'blanks' }
  | { kind: 'marks'; marks: string }
  | { kind: 'one-line' }
  | { kind: 'each-alone' }
  | { kind: 'empty-lines' }
  | { kind: 'indented' }
  | { kind: 'more-before'; text: string }
  | { kind: 'more-behind'; text: string }
  | { kind: 'twice'; times: number }
  /** Each row has one value more, in front or behind. */
  | { kind: 'wider'; value: string; isBefore: boolean }
  | { kind: 'exchanged' }
  | { kind: 'reversed' }
  | { kind: 'too-early' }
  | { kind: 'emptied' }
  | { kind: 'rows-missing'; rows: number }
  | { kind: 'columns-missing'; columns: number }
  | { kind: 'codes' }
  | { kind: 'other' };

/** The line that a cause names: where to change, or else where it happened. */
export function lineOf(cause: Cause): number | undefined {
  if ('spot' in cause && cause.spot) return cause.spot.line;
  return 'line' in cause ? cause.line : undefined;
}

/** The cells that a cause names. */
export function cellsOf(cause: Cause): readonly number[] {
  if ('cells' in cause) return cause.cells;
  const cells = 'cell' in cause && cause.cell !== undefined ? [cause.cell] : [];
  return 'other' in cause ? [...cells, cause.other] : cells;
}

export const stepOf = (cause: Cause): number | undefined =>
  'step' in cause ? cause.step : undefined;
