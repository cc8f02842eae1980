// The part of a worker that the client needs: a whole one, or a place in one that several clients share.

/** How a build starts its workers. Both files of `#start-worker` in package.json have one. */
export interface WorkerStart {
  /** Answers and counts at once. */
  answers: () => WorkerPort;
  /** Searches step by step, and watches. */
  searches: () => WorkerPort;
  /** Knows techniques; the widget's only the path through a puzzle. */
  techniques: () => WorkerPort;
  /** Where the one that searches reads no recordings: one that does. */
  recordings?: () => WorkerPort;
}

export interface WorkerPort {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  /** Ends the worker, or leaves the shared one. */
  terminate(): void;
  /** Where the worker is shared: it has failed, so it ends for everyone. */
  condemn?(): void;
}
