// The page's first worker: fetches the core that answers and counts, and serves one client.
import createCore from '@core/retrace-answers.mjs';
import wasmUrl from '@core/retrace-answers.wasm?url';
import { serveScope } from '../serve/scope';
import { answerTasks } from './answer-tasks';

serveScope(createCore({ locateFile: () => wasmUrl }), answerTasks);
