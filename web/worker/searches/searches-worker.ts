// The page's worker for steps: searches by strategy, and watches searches and recordings.
import createCore from '@core/retrace-searches.mjs';
import wasmUrl from '@core/retrace-searches.wasm?url';
import { serveScope } from '../serve/scope';
import { pageSearchTasks } from './page-search-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), pageSearchTasks);
