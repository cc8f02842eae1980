// A compiled program and the worker that it runs in.
import type { RunnerReply, RunnerRequest } from '../../core/code/compiler-messages';
import type { RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../errors';
import { LentWorker } from './lent-worker';
import type { PreparedProgram } from './runner';
import type { SandboxedWorker } from './sandbox/sandbox';
import { timedRun } from './timed-run';

export class CompiledProgram implements PreparedProgram {
  readonly #module: Uint8Array<ArrayBuffer>;
  readonly #worker: LentWorker<RunnerRequest, RunnerReply>;

  constructor(module: Uint8Array<ArrayBuffer>, createWorker: () => SandboxedWorker) {
    this.#module = module;
    this.#worker = new LentWorker(createWorker);
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
