// The requests that a worker for answers takes.
import type { AnswerCore } from '@core/retrace-answers.mjs';
import type { AnswerCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { answer } from './answer';
import { count } from './count';

export const answerTasks: Tasks<AnswerCore, AnswerCalls> = { answer, count };
