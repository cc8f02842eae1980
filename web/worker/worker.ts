// The page's worker: fetches the core and serves one client.
import createCore from '@core/retrace-core.mjs';
import wasmUrl from '@core/retrace-core.wasm?url';
import { serveScope } from './scope';
import { pageTasks } from './tasks/page-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), pageTasks);
