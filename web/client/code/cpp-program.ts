// A compiled program and the worker that it runs in.
import type { RunnerReply, RunnerRequest } from '../../core/code/cpp-messages';
import { FilmPieces } from '../../core/code/film';
import type { Fault, RunReport, RunRequest } from '../../core/code/run';
import { abortError } from '../abort-error';
import { LentWorker } from './lent-worker';
import type { PreparedProgram } from './runner';

/** The worker ended the run, or it was ended: with what was heard of it so far. */
class TimeLimit extends Error {}

export class CppProgram implements PreparedProgram {
  readonly #module: Uint8Array<ArrayBuffer>;
  readonly #worker = new LentWorker<RunnerRequest, RunnerReply>(createRunWorker);

  constructor(module: Uint8Array<ArrayBuffer>) {
    this.#module = module;
  }

  async run(
    request: RunRequest,
    { signal, onSteps }: Parameters<PreparedProgram['run']>[1],
  ): Promise<RunReport> {
    if (!this.#worker.isRunning) this.#worker.tell({ type: 'program', module: this.#module });
    const film = new FilmPieces();
    const printed: string[] = [];
    const faults: Fault[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const ended = await this.#worker.ask({ type: 'run', request }, signal, (reply) => {
        switch (reply.type) {
          case 'started':
            timer = setTimeout(() => {
              this.#worker.end(new TimeLimit());
            }, request.limits.milliseconds);
            return undefined;
          case 'printed':
            printed.push(reply.text);
            return undefined;
          case 'noticed':
            faults.push(reply.fault);
            return undefined;
          case 'filmed':
            film.add(reply.piece);
            onSteps?.(film.steps);
            return undefined;
          case 'ended':
            return reply;
        }
      });
      const { ending, milliseconds } = ended;
      const isCut = ended.film?.isCut === true || ending.kind !== 'finished';
      const report = { ending, output: printed.join(''), milliseconds, faults };
      return ended.film ? { ...report, film: film.film(isCut) } : report;
    } catch (error) {
      if (!(error instanceof TimeLimit)) throw error;
      return {
        ending: { kind: 'time-limit' },
        output: printed.join(''),
        milliseconds: request.limits.milliseconds,
        faults,
        ...(film.steps > 0 && { film: film.film(true) }),
      };
    } finally {
      clearTimeout(timer);
    }
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
