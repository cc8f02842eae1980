// Runs programs in a worker that interprets them, JavaScript or Python: one worker, ended with a run that does not end.
import { FilmPieces } from '../../core/code/film';
import type { InterpreterReply, InterpreterRequest } from '../../core/code/interpreter-messages';
import type { RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../abort-error';
import { WorkerFailure } from '../worker-failure';
import type { PreparedProgram, Preparation, ProgramRunner } from './runner';

type Heard = (reply: InterpreterReply) => void;

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
  #worker: Worker | undefined;
  #hasRun = false;
  /** Ends what is asked now. */
  #fail: ((error: Error) => void) | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  load({ signal, onProgress }: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    return this.#ask(this.#loading, signal, (reply, resolve) => {
      if (reply.kind === 'loading') onProgress?.(reply.done, reply.all);
      if (reply.kind === 'loaded') resolve();
    });
  }

  prepare(source: string, { signal }: { signal?: AbortSignal | undefined }): Promise<Preparation> {
    if (this.#hasRun && this.#options.oneProgramEach) this.#end(abortError());
    return this.#ask({ kind: 'prepare', source }, signal, (reply, resolve) => {
      if (reply.kind !== 'prepared') return;
      const { diagnostics } = reply;
      const isWrong = diagnostics.some(({ severity }) => severity === 'error');
      const program: PreparedProgram = {
        run: (request, options) => this.#run(source, request, options),
      };
      resolve(
        isWrong ? { kind: 'compile-error', diagnostics } : { kind: 'ready', program, diagnostics },
      );
    });
  }

  dispose(): void {
    this.#end(abortError());
  }

  #run(
    source: string,
    request: RunRequest,
    { signal, onSteps }: Parameters<PreparedProgram['run']>[1],
  ): Promise<RunReport> {
    const pieces = new FilmPieces();
    let output = '';
    let begun = 0;
    let patience: ReturnType<typeof setTimeout> | undefined;
    this.#hasRun = true;
    const reportOf = (report: Omit<RunReport, 'output' | 'film'>, isCut: boolean): RunReport => ({
      ...report,
      output,
      ...(pieces.steps > 0 && { film: pieces.film(isCut) }),
    });
    const asked = this.#ask<RunReport>(
      { kind: 'run', source, request },
      signal,
      (reply, resolve) => {
        switch (reply.kind) {
          case 'begun':
            begun = performance.now();
            patience = setTimeout(() => {
              const milliseconds = performance.now() - begun;
              resolve(reportOf({ ending: { kind: 'time-limit' }, milliseconds, faults: [] }, true));
              this.#end(abortError());
            }, request.limits.milliseconds + this.#options.graceMs);
            break;
          case 'film':
            pieces.add(reply.piece);
            onSteps?.(pieces.steps);
            break;
          case 'output':
            output += reply.text;
            break;
          case 'ended': {
            const { isCut, isSpent, ...report } = reply.ending;
            resolve(reportOf(report, isCut));
            if (isSpent) this.#end(abortError());
            break;
          }
          case 'loading':
          case 'loaded':
          case 'prepared':
          case 'failed':
        }
      },
    );
    return asked.finally(() => {
      clearTimeout(patience);
    });
  }

  #ask<Answer>(
    request: InterpreterRequest,
    signal: AbortSignal | undefined,
    hear: (reply: InterpreterReply, resolve: (answer: Answer) => void) => void,
  ): Promise<Answer> {
    if (signal?.aborted) return Promise.reject(abortError());
    // One at a time: who asks again has given up what was asked before.
    if (this.#fail) this.#end(abortError());
    return new Promise<Answer>((resolve, reject) => {
      const worker = (this.#worker ??= this.#started());
      const abort = () => {
        this.#end(abortError());
      };
      const release = () => {
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', onError);
        signal?.removeEventListener('abort', abort);
        this.#fail = undefined;
      };
      const heard: Heard = (reply) => {
        if (reply.kind === 'failed') {
          this.#end(new WorkerFailure('worker-failed', reply.text));
          return;
        }
        hear(reply, (answer) => {
          release();
          resolve(answer);
        });
      };
      const onMessage = ({ data }: MessageEvent<InterpreterReply>) => {
        heard(data);
      };
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        this.#end(new WorkerFailure('worker-failed', event.message));
      };
      this.#fail = (error) => {
        release();
        reject(error);
      };
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      signal?.addEventListener('abort', abort);
      worker.postMessage(request);
    });
  }

  get #loading(): InterpreterRequest {
    const { folder } = this.#options;
    if (folder === undefined) return { kind: 'load' };
    return { kind: 'load', folder: new URL(folder, document.baseURI).href };
  }

  /** Whatever is asked of it first, it loads what it needs. */
  #started(): Worker {
    const worker = this.#options.createWorker();
    worker.postMessage(this.#loading);
    return worker;
  }

  /** The worker goes with what it does; the next one who asks has another. */
  #end(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasRun = false;
    this.#fail?.(error);
  }
}
