// The requests that a worker for answers takes.
import type { AnswerCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { answer } from './answer';
import { count } from './count';
import type { AnswerCore } from './answers-table';

export const answerTasks: Tasks<AnswerCore, AnswerCalls> = { answer, count };
