// The worker for questions: fetches their core and answers one after another.
import createQuestionsCore from '@core/retrace-questions.mjs';
import wasmUrl from '@core/retrace-questions.wasm?url';
import { serveScope } from '../serve/scope';
import { questionTasks } from './question-tasks';

serveScope(createQuestionsCore({ locateFile: () => wasmUrl }), questionTasks);
