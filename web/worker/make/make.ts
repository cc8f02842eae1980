// The worker that makes puzzles: fetches its core and does one task after another.
import createMakeCore from '@core/retrace-make.mjs';
import wasmUrl from '@core/retrace-make.wasm?url';
import { serveScope } from '../serve/scope';
import { makeTasks } from './make-tasks';

serveScope(createMakeCore({ locateFile: () => wasmUrl }), makeTasks);
