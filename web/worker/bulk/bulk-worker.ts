// A worker of bulk mode: fetches the core and answers one chunk of a file after another.
import createQuestionsCore from '@core/retrace-questions.mjs';
import wasmUrl from '@core/retrace-questions.wasm?url';
import { serveScope } from '../serve/scope';
import { bulkTasks } from './bulk-tasks';

serveScope(createQuestionsCore({ locateFile: () => wasmUrl }), bulkTasks);
