// The requests that a worker of bulk mode takes.
import type { BulkCalls } from '../../core/calls';
import type { Tasks } from '../serve/task';
import type { BulkCore } from './bulk-table';
import { chunk, details, keys, solutions } from './chunk';
import { hold } from './hold';

export const bulkTasks: Tasks<BulkCore, BulkCalls> = { chunk, solutions, details, keys, hold };
