// The worker for techniques: fetches their core and does one task after another.
import createTechniquesCore from '@core/retrace-techniques.mjs';
import wasmUrl from '@core/retrace-techniques.wasm?url';
import { serveScope } from '../scope';
import { techniqueTasks } from '../tasks/technique-tasks';

serveScope(createTechniquesCore({ locateFile: () => wasmUrl }), techniqueTasks);
