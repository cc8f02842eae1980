// The widget's views: watch in its one file, race in a second one beside it, fetched when first opened.
// Files of puzzles are the page's business.
import type { Mode } from '../core/mode';
import './watch/watch-view';

export const modeLoaders: Readonly<Record<Exclude<Mode, 'solve'>, () => Promise<unknown>>> = {
  watch: () => Promise.resolve(),
  race: () => import('./race/race-view'),
  bulk: () => Promise.reject(new Error('the widget has no bulk mode')),
};
