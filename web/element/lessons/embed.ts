// A scene of a lesson as a tag to put into any page.
import type { Scene } from './model';

/** A film is no search of ours, so the tag has the search itself. */
export function embedOf({ puzzle, strategy, at, film }: Scene): string {
  const position = at > 0 && film === undefined ? ` at="${at}"` : '';
  const attributes = `puzzle="${puzzle}" mode="watch" strategy="${strategy}"${position}`;
  return `<retrace-sudoku ${attributes}></retrace-sudoku>`;
}
