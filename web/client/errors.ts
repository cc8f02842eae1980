// The errors with which promises of the client reject.
import type { RecordingProblem } from '../core/recording';

/** A search was stopped on purpose. */
export function abortError(): DOMException {
  return new DOMException('The search was stopped.', 'AbortError');
}

/** The request makes no sense; only that request fails, and the worker serves on. */
export class RequestRefused extends RangeError {
  override readonly name = 'RequestRefused';
}

/** The worker's core lacks what the rest of the request takes; only clients that have another worker meet this. */
export class NeedsMore extends Error {
  override readonly name = 'NeedsMore';
}

/** The core with nested chains, which few puzzles need, could not be loaded. All that was told so far holds. */
export class NestedMissing extends Error {
  override readonly name = 'NestedMissing';
}

/** A recording that cannot be watched. */
export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused';
  readonly problem: RecordingProblem;

  constructor(problem: RecordingProblem) {
    super(`line ${problem.line}: ${problem.fault}`);
    this.problem = problem;
  }
}

/** The worker crashed or hung; every caller that waits gets this error. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  constructor(
    /**
     * `worker-failed`: the worker threw or could not start. `worker-hung`: it fell silent.
     * `webassembly-refused`: the host page allows no WebAssembly.
     */
    readonly code: 'worker-failed' | 'worker-hung' | 'webassembly-refused',
    message: string,
  ) {
    super(message);
  }
}

/** The policy of the page's host does not allow the sandbox in which programs run. */
export class SandboxRefused extends WorkerFailure {
  constructor() {
    super('worker-failed', 'the policy of this host refuses the sandbox for programs');
  }
}
