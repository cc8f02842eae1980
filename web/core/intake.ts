// An intake, what was read from a text or file that came in: a position, a list of puzzles, a recorded search, or what is wrong with it.
import type { Frame } from './code/frames';
import type { Problem } from './code/problems/names';
import type { FileKind } from './file-kind';
import type { ProgramLanguage } from './program-languages';
import type { Grid } from './grid';
import type { Notes } from './notes';
import type { Reading, FoundPuzzle } from './reading';
import type { ParseError } from './text';

/** Where a text came from. */
export type Origin = { kind: 'text' } | { kind: 'file'; name: string } | { kind: 'link' };

export type Intake =
  | {
      kind: 'position';
      /** As it came in. */
      text: string;
      givens: Grid;
      played?: Played;
      /** Entries and notes came with it that cannot be read, as where a link was cut. */
      isCut?: true;
      reading?: Reading;
    }
  /** Several puzzles, or whatever comes in to a mode that takes whole files. */
  | ({
      kind: 'list';
      first?: { text: string; givens: Grid; more: number; played?: Played };
      reading?: Reading;
    } & Source)
  /** The first puzzle has rules that are not known, as `reading.refusal` tells: the person is asked. */
  | { kind: 'rules'; puzzle: FoundPuzzle; reading: Reading }
  /** A puzzle with rules beyond the classic ones, or on a board of another size, that can be opened; `text`: as short as it can be read. */
  | { kind: 'varied'; text: string }
  /** A search that was recorded: see docs/trace-format.md. */
  | ({ kind: 'recording' } & Recording)
  /** `list`: where it is too large for the board, and a mode that takes whole files may read it. */
  | { kind: 'problem'; problem: IntakeProblem; list?: Source };

/** Entries and notes that a puzzle came with. */
export interface Played {
  digits: Grid;
  notes: Notes;
}

/** `program`: the one that took its steps, where that is known. */
export interface Recording extends Source {
  program?: RecordedProgram;
  /** The step that is shown first. */
  at?: number;
  frames?: TellFrames;
}

/** Runs the program up to a step and tells the calls that are open there; undefined where they cannot be had. */
export type TellFrames = (
  step: number,
  signal: AbortSignal,
) => Promise<readonly Frame[] | undefined>;

/** A recording as it is watched. */
export interface Recorded {
  file: Blob;
  puzzle: Grid;
  /** The file's name; empty for a text. */
  name: string;
  program?: RecordedProgram;
  /** Whether the program came in the file, not beside it. */
  carries: boolean;
  frames?: TellFrames;
}

export interface RecordedProgram {
  language: ProgramLanguage;
  source: string;
  /** The problem that it was written for, where that is known. */
  problem?: Problem;
}

/** `name`: of the file, or empty. */
export interface Source {
  source: Blob;
  name: string;
}

export type IntakeProblem =
  | { kind: 'wrong-text'; origin: Origin; error: ParseError }
  | { kind: 'unreadable-file'; name: string }
  /** The part of the script that reads it could not be fetched. */
  | { kind: 'mode-not-loaded' }
  /** A link whose puzzle can be read, but not its entries and notes. */
  | { kind: 'cut-link' }
  /** A link to the film of a program that was too long for it, in another browser. */
  | { kind: 'film-not-kept' }
  /** A file of another kind than texts. */
  | { kind: 'no-text'; name: string; is: FileKind }
  /** A packed file that holds more than is unpacked. */
  | { kind: 'too-much-packed'; name: string }
  /** A photo or a drawing. */
  | { kind: 'picture'; name: string };

/** The key under which the service worker leaves for the page a file or texts that another app has shared. */
export const sharedKey = 'shared';
