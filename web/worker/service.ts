// Serves one client: one search at a time, a new one ends the one before; beside it, one watched
// search.
import type { SearchCore } from '@core/retrace-core.mjs';
import type { WatchRequest } from '../core/watch-messages';
import type { Reply, Request, SearchRequest } from '../core/worker-messages';
import { startMeasure } from './measure';
import { present, startCount, startSolve, type Search } from './searches';
import { SlicedRun } from './slices';
import { WatchRun } from './watch-run';

export class Service {
  readonly #core: Promise<SearchCore>;
  readonly #reply: (message: Reply) => void;
  #current: { id: number; run: SlicedRun } | undefined;
  #watched: { watch: number; run: Promise<WatchRun | undefined> } | undefined;

  constructor(core: Promise<SearchCore>, reply: (message: Reply) => void) {
    this.#core = core;
    this.#reply = reply;
  }

  hear(request: Request): void {
    if ('watch' in request) {
      this.#watch(request);
      return;
    }
    switch (request.type) {
      case 'solve':
      case 'count':
      case 'measure':
        void this.#search(request);
        break;
      case 'pause':
        if (this.#current?.id === request.id) this.#current.run.pause();
        break;
      case 'resume':
        if (this.#current?.id === request.id) this.#current.run.resume();
        break;
      case 'cancel':
        if (this.#current?.id === request.id) this.#current.run.stop();
        break;
      case 'end':
        this.#current?.run.stop();
        this.#closeWatched();
        break;
    }
  }

  async #search(request: SearchRequest): Promise<void> {
    this.#current?.run.stop();
    const run = new SlicedRun();
    this.#current = { id: request.id, run };
    try {
      const [task, result] = this.#start(await this.#core, request);
      if (await run.run(task)) this.#reply(result());
      task.free();
    } catch (error) {
      this.#reply({ type: 'failed', id: request.id, message: String(error) });
    }
    this.#forget(run);
  }

  /** Where another search has begun, that one stays. */
  #forget(run: SlicedRun): void {
    if (this.#current?.run === run) this.#current = undefined;
  }

  #start(core: SearchCore, request: SearchRequest): [task: Search<unknown>, result: () => Reply] {
    const { id } = request;
    switch (request.type) {
      case 'solve': {
        const task = startSolve(core, request, (progress) => {
          this.#reply({ type: 'progress', id, progress });
        });
        return [task, () => ({ type: 'solved', id, report: task.result() })];
      }
      case 'count': {
        const task = startCount(core, request, (progress) => {
          this.#reply({ type: 'counting', id, progress });
        });
        return [task, () => ({ type: 'counted', id, report: task.result() })];
      }
      case 'measure': {
        const task = startMeasure(core, request, (progress) => {
          this.#reply({ type: 'measuring', id, progress });
        });
        return [task, () => ({ type: 'measured', id, report: task.result() })];
      }
    }
  }

  /** A session is opened by its first message; what comes for another one is late and not heard. */
  #watch(request: WatchRequest): void {
    const number = request.watch;
    const fail = (error: unknown): undefined => {
      this.#reply({ type: 'watch-failed', watch: number, message: String(error) });
    };
    if (request.type === 'watch-open') {
      const { puzzle, strategy, everySolution } = request;
      const opened = this.#core.then((core) => {
        const search = present(core.startWatch(puzzle, strategy, everySolution));
        return new WatchRun(search, (told) => {
          this.#reply({ ...told, watch: number });
        });
      });
      this.#watched = { watch: number, run: opened.catch(fail) };
    } else if (this.#watched?.watch === number) {
      this.#watched.run.then((run) => run?.hear(request)).catch(fail);
    }
  }

  #closeWatched(): void {
    const watched = this.#watched;
    this.#watched = undefined;
    void watched?.run.then((run) => run?.hear({ type: 'watch-close', watch: watched.watch }));
  }
}
