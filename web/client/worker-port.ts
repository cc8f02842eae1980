// What the client needs of a worker: a whole one, or a place in one that several clients share.

export interface WorkerPort {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  /** Ends the worker, or leaves the shared one. */
  terminate(): void;
  /** Where the worker is shared: it has failed, so it ends for everyone. */
  condemn?(): void;
}
