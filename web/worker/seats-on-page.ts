// What serves in the place of the shared workers on pages that refuse them: one part of the widget.
export { serveSeats as answers } from './answer-seats';
export { serveSeats as paths } from './path-seats';
export { serveSeats as recordings } from './recording-seats';
export { serveSeats as searches } from './search-seats';
