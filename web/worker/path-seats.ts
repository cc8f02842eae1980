// The same over the core that finds paths.
import { seatsOf, type ServeSeats } from './seats';
import { pathTasks } from './tasks/path-tasks';
import { createPlainPaths } from './techniques/plain-path';

export const serveSeats: ServeSeats = (module) => seatsOf(createPlainPaths(module), pathTasks);
