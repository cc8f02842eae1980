// The page's worker: fetches the core and serves one client.
import createCore from '@core/retrace-core.mjs';
import wasmUrl from '@core/retrace-core.wasm?url';
import { serveScope } from './scope';
import { searchTasks } from './tasks/search-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), searchTasks);
