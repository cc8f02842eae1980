// The names of what can be wrong in a recording.

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
