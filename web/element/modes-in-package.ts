// The package's views: each a module of its own, so that importing the class defines nothing and a
// bundler can leave them for later. Files of puzzles are the page's business.
import type { Mode } from '../core/mode';

export const modeLoaders: Readonly<Record<Exclude<Mode, 'solve'>, () => Promise<unknown>>> = {
  watch: () => import('./watch/watch-view'),
  race: () => import('./race/race-view'),
  bulk: () => Promise.reject(new Error('the package has no bulk mode')),
};
