// Runs programs in a worker that interprets them, JavaScript or Python: one worker, ended with a run that does not end.
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../errors';
import { LentWorker } from './lent-worker';
import type { PreparedProgram, Preparation, ProgramRunner } from './runner';
import { timedRun } from './timed-run';

interface Options {
  createWorker: () => Worker;
  /** How much longer than its limit a program may take to be ended by its own worker. */
  graceMs: number;
  /** Beside the page: where the worker fetches from what it needs; without it, it brings all along. */
  folder?: string;
  /** A program may leave something behind in its worker: the next program has another one. */
  oneProgramEach?: boolean;
}

export class InterpreterRunner implements ProgramRunner {
  readonly #options: Options;
  readonly #worker: LentWorker<InterpreterRequest, InterpreterReply>;
  /** The worker that there is. */
  #hasRun = false;

  constructor(options: Options) {
    this.#options = options;
    this.#worker = new LentWorker(options.createWorker);
  }

  async load({ signal, onProgress }: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    this.#giveUp();
    await this.#worker.ask(this.#loading, signal, (reply) => {
      if (reply.type === 'loading') onProgress?.(reply.done, reply.all);
      return reply.type === 'loaded' ? reply : undefined;
    });
  }

  async prepare(
    source: string,
    { signal }: { signal?: AbortSignal | undefined },
  ): Promise<Preparation> {
    if (this.#hasRun && this.#options.oneProgramEach) this.#end();
    this.#wake();
    const { diagnostics } = await this.#worker.ask({ type: 'prepare', source }, signal, (reply) =>
      reply.type === 'prepared' ? reply : undefined,
    );
    if (diagnostics.some(({ severity }) => severity === 'error')) {
      return { kind: 'compile-error', diagnostics };
    }
    const program: PreparedProgram = {
      run: (request, options) => this.#run(source, request, options),
    };
    return { kind: 'ready', program, diagnostics };
  }

  /** In a worker of its own. */
  beside(): ProgramRunner {
    return new InterpreterRunner(this.#options);
  }

  rest(): void {
    this.#end();
  }

  dispose(): void {
    this.#end();
  }

  #run(
    source: string,
    request: RunRequest,
    options: Parameters<PreparedProgram['run']>[1],
  ): Promise<RunReport> {
    this.#wake();
    this.#hasRun = true;
    const mostMs = request.limits.milliseconds + this.#options.graceMs;
    return timedRun(this.#worker, { request: { type: 'run', source, request }, mostMs, options });
  }

  get #loading(): InterpreterRequest {
    const { folder } = this.#options;
    if (folder === undefined) return { type: 'load' };
    return { type: 'load', folder: new URL(folder, document.baseURI).href };
  }

  /** The first request of a worker loads the files that it needs. */
  #wake(): void {
    this.#giveUp();
    if (!this.#worker.isRunning) this.#worker.tell(this.#loading);
  }

  /** One at a time: who asks again has given up what was asked before. */
  #giveUp(): void {
    if (this.#worker.isAsked) this.#end();
    if (!this.#worker.isRunning) this.#hasRun = false;
  }

  #end(): void {
    this.#worker.end(abortError());
  }
}
