// The worker for puzzles with any rules: fetches their core and answers one request after another.
import createVariedCore from '@core/retrace-varied.mjs';
import wasmUrl from '@core/retrace-varied.wasm?url';
import { serveScope } from '../serve/scope';
import { pageVariedTasks } from './varied-tasks';

serveScope(createVariedCore({ locateFile: () => wasmUrl }), pageVariedTasks);
