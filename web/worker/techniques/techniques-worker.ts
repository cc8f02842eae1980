// The worker for techniques but nested chains: fetches their core and does one task after another.
import createTechniquesCore from '@core/retrace-techniques.mjs';
import wasmUrl from '@core/retrace-techniques.wasm?url';
import { serveScope } from '../serve/scope';
import { techniqueTasks } from './technique-tasks';

serveScope(createTechniquesCore({ locateFile: () => wasmUrl }), techniqueTasks);
