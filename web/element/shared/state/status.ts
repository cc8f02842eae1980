// The status of an element, in a word.
export type Status =
  'idle' | 'searching' | 'paused' | 'solved' | 'no-solution' | 'dead-end' | 'stopped' | 'failed';
