// The part of a worker that a client needs: a worker of its own, or a seat in a shared one.

/** How a build starts its workers. Both files of `#start-worker` in package.json export one. */
export interface WorkerStart {
  /** Answers and counts at once. */
  answers: () => WorkerPort;
  /** Searches step by step, and watches. */
  searches: () => WorkerPort;
  /** Knows techniques; the widget's knows only the path through a puzzle. */
  techniques: () => WorkerPort;
  /** The same with nested chains, which few puzzles need. */
  nested: () => WorkerPort;
  /** Knows puzzles with any rules. */
  varied: () => WorkerPort;
  /** Reads recordings, where the worker for searches does not. */
  recordings?: () => WorkerPort;
}

export interface WorkerPort {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  /** Ends the worker, or leaves the shared one. */
  terminate(): void;
  /** Ends a failed shared worker for all its clients. */
  condemn?(): void;
}
