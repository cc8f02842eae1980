// The widget's worker for paths, fetched with the first puzzle that is explained.
import { serveSeats } from './path-seats';
import { share } from './share';

share(serveSeats);
