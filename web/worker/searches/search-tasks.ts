// The requests that a worker for searches takes.
import type { SearchCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import { measure } from './measure';
import type { SearchCore } from './searches-table';
import { solve } from './solve';
import { watch } from '../watch/search-session';

export const searchTasks: Tasks<SearchCore, SearchCalls> = { solve, measure, watch };
