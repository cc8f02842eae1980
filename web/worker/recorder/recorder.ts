// The worker that writes a search as a recording: the page's core, beside the search that is watched.
import createCore from '@core/retrace-searches.mjs';
import wasmUrl from '@core/retrace-searches.wasm?url';
import { serveScope } from '../scope';
import { recorderTasks } from '../tasks/recorder-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), recorderTasks);
