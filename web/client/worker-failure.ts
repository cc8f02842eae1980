// The worker crashed or hung: said to whoever waited for its answer.

export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  constructor(
    /** `worker-failed`: it threw or could not start. `worker-hung`: it fell silent. */
    readonly code: 'worker-failed' | 'worker-hung',
    message: string,
  ) {
    super(message);
  }
}
