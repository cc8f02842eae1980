// What is going on, in a word.
export type Status =
  'idle' | 'searching' | 'paused' | 'solved' | 'no-solution' | 'dead-end' | 'stopped' | 'failed';
