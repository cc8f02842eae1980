// The page's worker for steps: strategies that search, and what is watched of them and of recordings.
import createCore from '@core/retrace-searches.mjs';
import wasmUrl from '@core/retrace-searches.wasm?url';
import { serveScope } from '../serve/scope';
import { pageSearchTasks } from './page-search-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), pageSearchTasks);
