// The widget's worker for puzzles with any rules, fetched with the first of them.
import { plainCore } from '../core/plain-core';
import { share } from '../serve/serve-shared';
import { variedTable } from './varied-table';
import { variedTasks } from './varied-tasks';

share(plainCore(variedTable), variedTasks);
