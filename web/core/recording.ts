// What is wrong with a recording that somebody brings; docs/trace-format.md has the format.

/** In the order of the core's trace::ErrorCode. */
export const recordingFaults = [
  'not-a-recording',
  'other-version',
  'binary',
  'long-line',
  'unknown-word',
  'bad-puzzle',
  'bad-cell',
  'bad-digit',
  'bad-number',
  'no-puzzle',
  'cut-off',
  'contradiction',
  'wrong-number',
  'wrong-depth',
  'given',
  'digit-there',
  'nothing-there',
  'other-digit',
  'not-full',
  'not-dead-end',
  'no-peer',
  'wrong-end',
  'wrong-count',
  'clash',
  'not-last',
  'too-many-steps',
  'too-many-lines',
  'too-many-calls',
  'too-many-notes',
] as const;

export type RecordingFault = (typeof recordingFaults)[number];

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
  /** What the cell holds. */
  there: number;
  /** The cell that refuses the digit, or that was filled after it. */
  peer: number;
}

/** The first line of every recording begins with this. */
export const recordingFormat = 'retrace-trace';

/** Whether a text is meant as a recording, right or wrong: its beginning shows it. */
export const isRecording = (start: string): boolean =>
  start.replace(/^\ufeff/, '').startsWith(recordingFormat);
