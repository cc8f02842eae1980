// The errors of a recording that somebody brings; docs/trace-format.md has the format.
import type { RecordingFault } from './recording-faults';

export interface RecordingProblem {
  fault: RecordingFault;
  /** From 1. */
  line: number;
  /** The word or number in question, shortened. */
  found: string;
  /** The number in its place. */
  expected: number;
  /** The digit that is put in or taken back, and its cell. */
  cell: number;
  digit: number;
  /** The digit that the cell holds. */
  there: number;
  /** The cell that refuses the digit, or that was filled after it. */
  peer: number;
}

/** Why a recording is not watched. */
export type RecordingTrouble =
  /** Something in it is wrong. */
  | { kind: 'refused'; problem: RecordingProblem }
  /** Its file, or what reads it, failed. */
  | { kind: 'failed' }
  /** The value of `trace` is no address of the web. */
  | { kind: 'no-address'; found: string }
  /** The server says that it has none, or gives none. */
  | { kind: 'not-served'; status: number }
  /** No connection, or its server or the page's policy does not allow this page to read it. */
  | { kind: 'not-fetched' }
  | { kind: 'too-large'; mostBytes: number };

/** The first line of every recording begins with this. */
export const recordingFormat = 'retrace-trace';
