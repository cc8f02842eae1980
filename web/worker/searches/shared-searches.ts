// The widget's worker for searches, fetched with the first that is shown or raced.
import { share } from '../serve/share';
import { searchTasks } from './search-tasks';
import { createPlainSearches } from './plain-searches';

share(createPlainSearches, searchTasks);
