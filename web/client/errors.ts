// The errors with which promises of the client reject.
import type { RecordingProblem } from '../core/recording';

/** A search was stopped on purpose. */
export function abortError(): DOMException {
  return new DOMException('The search was stopped.', 'AbortError');
}

/** The request made no sense: an error of that request alone, the worker serves on. */
export class RequestRefused extends RangeError {
  override readonly name = 'RequestRefused';
}

/** Somebody brought a recording that cannot be watched. */
export class RecordingRefused extends Error {
  override readonly name = 'RecordingRefused';
  readonly problem: RecordingProblem;

  constructor(problem: RecordingProblem) {
    super(`line ${problem.line}: ${problem.fault}`);
    this.problem = problem;
  }
}

/** The worker crashed or hung; everybody who waited for its answer gets this. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  constructor(
    /**
     * `worker-failed`: it threw or could not start. `worker-hung`: it fell silent.
     * `webassembly-refused`: the host page allows no WebAssembly.
     */
    readonly code: 'worker-failed' | 'worker-hung' | 'webassembly-refused',
    message: string,
  ) {
    super(message);
  }
}
