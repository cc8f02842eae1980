// The widget's worker that answers.
import { plainCore } from '../core/plain-core';
import { share } from '../serve/serve-shared';
import { answerTasks } from './answer-tasks';
import { answersTable } from './answers-table';

share(plainCore(answersTable), answerTasks);
