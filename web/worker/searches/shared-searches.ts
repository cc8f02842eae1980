// The widget's worker for searches, fetched with the first that is shown or raced.
import { plainCore } from '../core/plain-core';
import { share } from '../serve/serve-shared';
import { searchTasks } from './search-tasks';
import { searchesTable } from './searches-table';

share(plainCore(searchesTable), searchTasks);
