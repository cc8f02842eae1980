// The widget's views: each a file beside its first one, fetched when first opened. Files of puzzles are
// the page's business.
import type { Mode } from '../core/mode';
import './shared/look/view'; // in the first file, or it would be one of its own

export const modeLoaders: Readonly<Record<Exclude<Mode, 'solve'>, () => Promise<unknown>>> = {
  watch: () => import('./watch/watch-view'),
  race: () => import('./race/race-view'),
  bulk: () => Promise.reject(new Error('the widget has no bulk mode')),
};
