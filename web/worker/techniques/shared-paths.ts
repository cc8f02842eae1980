// The widget's worker for paths, fetched with the first puzzle that is explained.
import { share } from '../serve/share';
import { pathTasks } from './path-tasks';
import { createPlainPaths } from './plain-path';

share(createPlainPaths, pathTasks);
