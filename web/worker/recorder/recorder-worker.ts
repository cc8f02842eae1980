// The worker that writes a search as a recording: the page's core, beside the search that is watched.
import createCore from '@core/retrace-searches.mjs';
import wasmUrl from '@core/retrace-searches.wasm?url';
import { serveScope } from '../serve/scope';
import { recorderTasks } from './record';

serveScope(createCore({ locateFile: () => wasmUrl }), recorderTasks);
