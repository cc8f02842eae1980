// Runs programs in a worker that interprets them, JavaScript or Python; a run that does not end is ended with its worker.
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { PackedFiles } from '../../core/code/language-caches';
import type { RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../errors';
import { LentWorker } from './lent-worker';
import type { PreparedProgram, Preparation, ProgramRunner } from './runner';
import type { SandboxedWorker } from './sandbox/sandbox';
import { timedRun } from './timed-run';

type Loading = Parameters<ProgramRunner['load']>[0];

interface Options {
  createWorker: (files: PackedFiles) => SandboxedWorker;
  /** The time beyond its limit in which a program's own worker may end it. */
  graceMs: number;
  /** Fetches what a worker needs beside its script. */
  files: (options: Loading) => Promise<PackedFiles>;
  /** Each program has a new worker, since the one before may have left something behind. */
  oneProgramEach?: boolean;
}

export class InterpreterRunner implements ProgramRunner {
  readonly #options: Options;
  readonly #worker: LentWorker<InterpreterRequest, InterpreterReply>;
  #files: PackedFiles | undefined;
  /** Whether the current worker has run a program. */
  #hasRun = false;

  constructor(options: Options) {
    this.#options = options;
    this.#worker = new LentWorker(() => options.createWorker(this.#files ?? new Map()));
  }

  async load(options: Loading): Promise<void> {
    const loading = await this.#loading(options);
    await this.#worker.ask(loading, options.signal, (reply) =>
      reply.type === 'loaded' ? reply : undefined,
    );
  }

  async prepare(
    source: string,
    { signal }: { signal?: AbortSignal | undefined },
  ): Promise<Preparation> {
    if (this.#hasRun && this.#options.oneProgramEach) this.#end();
    await this.#wake(signal);
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

  async #run(
    source: string,
    request: RunRequest,
    options: Parameters<PreparedProgram['run']>[1],
  ): Promise<RunReport> {
    await this.#wake(options.signal);
    this.#hasRun = true;
    const mostMs = request.limits.milliseconds + this.#options.graceMs;
    return timedRun(this.#worker, { request: { type: 'run', source, request }, mostMs, options });
  }

  /** The first request of a worker, with the files that it needs. */
  async #loading(options: Loading): Promise<InterpreterRequest> {
    this.#giveUp();
    this.#files ??= await this.#options.files(options);
    return { type: 'load', files: this.#files };
  }

  async #wake(signal: AbortSignal | undefined): Promise<void> {
    const loading = await this.#loading({ signal });
    if (!this.#worker.isRunning) this.#worker.tell(loading);
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
