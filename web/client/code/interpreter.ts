// Runs programs in a worker that interprets them, JavaScript or Python; a run that does not end is ended with its worker.
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../errors';
import { LentWorker } from './lent-worker';
import type { PreparedProgram, Preparation, ProgramRunner } from './runner';
import { timedRun } from './timed-run';

interface Options {
  createWorker: () => Worker;
  /** The time beyond its limit in which a program's own worker may end it. */
  graceMs: number;
  /** The folder beside the page from which the worker fetches its files; undefined: it brings everything along. */
  folder?: string;
  /** Each program has a new worker, since the one before may have left something behind. */
  oneProgramEach?: boolean;
}

export class InterpreterRunner implements ProgramRunner {
  readonly #options: Options;
  readonly #worker: LentWorker<InterpreterRequest, InterpreterReply>;
  /** Whether the current worker has run a program. */
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

  /** The other runner has its own worker. */
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

  /** One request at a time: a new one gives up the one before. */
  #giveUp(): void {
    if (this.#worker.isAsked) this.#end();
    if (!this.#worker.isRunning) this.#hasRun = false;
  }

  #end(): void {
    this.#worker.end(abortError());
  }
}
