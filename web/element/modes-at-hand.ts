// The whole widget's views: all in its one file, so that nothing is fetched later. Files of puzzles are
// the page's business.
import type { Mode } from '../core/mode';
import './race/race-view';
import './watch/watch-view';

const atHand = (): Promise<void> => Promise.resolve();
export const modeLoaders: Readonly<Record<Exclude<Mode, 'solve'>, () => Promise<unknown>>> = {
  watch: atHand,
  race: atHand,
  bulk: () => Promise.reject(new Error('the widget has no bulk mode')),
};
