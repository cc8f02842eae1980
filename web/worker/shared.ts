// The widget's worker.
import { serveSeats } from './seats';
import { share } from './share';

share(serveSeats);
