// The widget's worker for searches, fetched with the first that is shown or raced.
import { serveSeats } from './search-seats';
import { share } from './share';

share(serveSeats);
