// A compiled program and the worker that it runs in.
import type { RunnerReply, RunnerRequest } from '../../core/code/cpp-messages';
import type { RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../errors';
import { LentWorker } from './lent-worker';
import type { PreparedProgram } from './runner';
import { timedRun } from './timed-run';

export class CppProgram implements PreparedProgram {
  readonly #module: Uint8Array<ArrayBuffer>;
  readonly #worker = new LentWorker<RunnerRequest, RunnerReply>(createRunWorker);

  constructor(module: Uint8Array<ArrayBuffer>) {
    this.#module = module;
  }

  run(request: RunRequest, options: Parameters<PreparedProgram['run']>[1]): Promise<RunReport> {
    if (!this.#worker.isRunning) this.#worker.tell({ type: 'program', module: this.#module });
    const mostMs = request.limits.milliseconds;
    return timedRun(this.#worker, { request: { type: 'run', request }, mostMs, options });
  }

  end(): void {
    this.#worker.end(abortError());
  }
}

const createRunWorker = (): Worker =>
  new Worker(new URL('../../worker/code/cpp/run-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-program',
  });
