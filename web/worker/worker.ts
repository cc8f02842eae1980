// The worker's message port: one search at a time, a new one ends the one before; beside it, one
// watched search.
import createCore, { type Core } from '@core/retrace-core.mjs';
import wasmUrl from '@core/retrace-core.wasm?url';
import type { WatchRequest } from '../core/watch-messages';
import type { Reply, Request, SearchRequest } from '../core/worker-messages';
import { startMeasure } from './measure';
import { present, startCount, startSolve, type Search } from './searches';
import { SlicedRun } from './slices';
import { WatchRun } from './watch-run';

const core: Promise<Core> = createCore({ locateFile: () => wasmUrl }).then((loaded) => {
  reply({ type: 'ready' });
  return loaded;
});

let current: { id: number; run: SlicedRun } | undefined;
let watched: { watch: number; run: Promise<WatchRun | undefined> } | undefined;

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if ('watch' in data) {
    watch(data);
    return;
  }
  switch (data.type) {
    case 'solve':
    case 'count':
    case 'measure':
      void search(data);
      break;
    case 'pause':
      if (current?.id === data.id) current.run.pause();
      break;
    case 'resume':
      if (current?.id === data.id) current.run.resume();
      break;
    case 'cancel':
      if (current?.id === data.id) current.run.stop();
      break;
  }
};

async function search(request: SearchRequest): Promise<void> {
  current?.run.stop();
  const run = new SlicedRun();
  current = { id: request.id, run };
  try {
    const [task, result] = start(await core, request);
    if (await run.run(task)) reply(result());
    task.free();
  } catch (error) {
    reply({ type: 'failed', id: request.id, message: String(error) });
  }
  if (current.run === run) current = undefined;
}

function start(ready: Core, request: SearchRequest): [task: Search<unknown>, result: () => Reply] {
  const { id } = request;
  switch (request.type) {
    case 'solve': {
      const task = startSolve(ready, request, (progress) => {
        reply({ type: 'progress', id, progress });
      });
      return [task, () => ({ type: 'solved', id, report: task.result() })];
    }
    case 'count': {
      const task = startCount(ready, request, (progress) => {
        reply({ type: 'counting', id, progress });
      });
      return [task, () => ({ type: 'counted', id, report: task.result() })];
    }
    case 'measure': {
      const task = startMeasure(ready, request, (progress) => {
        reply({ type: 'measuring', id, progress });
      });
      return [task, () => ({ type: 'measured', id, report: task.result() })];
    }
  }
}

/** A session is opened by its first message; what comes for another one is late and not heard. */
function watch(request: WatchRequest): void {
  const number = request.watch;
  const fail = (error: unknown): undefined => {
    reply({ type: 'watch-failed', watch: number, message: String(error) });
  };
  if (request.type === 'watch-open') {
    const { puzzle, strategy, everySolution } = request;
    const opened = core.then((ready) => {
      const search = present(ready.startWatch(puzzle, strategy, everySolution));
      return new WatchRun(search, (told) => {
        reply({ ...told, watch: number });
      });
    });
    watched = { watch: number, run: opened.catch(fail) };
  } else if (watched?.watch === number) {
    watched.run.then((run) => run?.hear(request)).catch(fail);
  }
}

function reply(message: Reply): void {
  self.postMessage(message);
}
