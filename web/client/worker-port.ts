// What the client needs of a worker: a whole one, or a place in one that several clients share.
import type { Reply, Request } from '../core/worker-messages';

export interface WorkerPort {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Request): void;
  /** Ends the worker, or leaves the shared one. */
  terminate(): void;
  /** Where the worker is shared: it has failed, so it ends for everyone. */
  condemn?(): void;
}
