// The widget's worker for recordings, fetched with the first of them.
import { serveSeats } from './recording-seats';
import { share } from './share';

share(serveSeats);
