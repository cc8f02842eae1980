// The worker that makes puzzles: fetches its core and does one task after another.
import createMakeCore from '@core/retrace-make.mjs';
import wasmUrl from '@core/retrace-make.wasm?url';
import { serveScope } from '../serve/scope';
import type { MakeWorkerCalls } from '../../core/make/make-calls';
import type { Tasks } from '../serve/task';
import { makeTasks } from './make-tasks';
import type { MakeCore } from './make-table';
import type { SettingCore } from './setting-table';
import { settingTasks } from './setting-tasks';

/** The requests of make mode: puzzles that are made, and the setter's bench. */
const benchTasks: Tasks<MakeCore & SettingCore, MakeWorkerCalls> = {
  ...makeTasks,
  ...settingTasks,
};

serveScope(createMakeCore({ locateFile: () => wasmUrl }), benchTasks);
