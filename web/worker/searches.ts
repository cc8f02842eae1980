// The page's worker for steps: strategies that search, and what is watched of them and of recordings.
import createCore from '@core/retrace-searches.mjs';
import wasmUrl from '@core/retrace-searches.wasm?url';
import { serveScope } from './scope';
import { pageSearchTasks } from './tasks/page-search-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), pageSearchTasks);
