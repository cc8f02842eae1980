// The widget's worker for paths, fetched with the first puzzle that is explained.
import { plainCore } from '../core/plain-core';
import { share } from '../serve/serve-shared';
import { pathTasks } from './path-tasks';
import { pathsTable } from './paths-table';

share(plainCore(pathsTable), pathTasks);
