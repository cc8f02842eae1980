// The requests that a worker of bulk mode takes.
import type { QuestionsCore } from '@core/retrace-questions.mjs';
import type { BulkCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { chunk, solutions } from './chunk';
import { hold } from './hold';

export const bulkTasks: Tasks<QuestionsCore, BulkCalls> = { chunk, solutions, hold };
