// The worker crashed or hung: said to whoever waited for its answer.

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
