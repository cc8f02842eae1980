// The widget's worker that answers.
import { serveSeats } from './answer-seats';
import { share } from './share';

share(serveSeats);
