// The same over the core that searches.
import { createPlainSearches } from './plain-searches';
import { seatsOf, type ServeSeats } from './seats';
import { searchTasks } from './tasks/search-tasks';

export const serveSeats: ServeSeats = (module) => seatsOf(createPlainSearches(module), searchTasks);
