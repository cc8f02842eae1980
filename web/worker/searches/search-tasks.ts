// The requests that a worker for searches takes.
import type { SearchCore } from '@core/retrace-searches.mjs';
import type { SearchCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { measure } from './measure';
import { solve } from './solve';
import { watch } from '../watch/watch';

export const searchTasks: Tasks<SearchCore, SearchCalls> = { solve, measure, watch };
