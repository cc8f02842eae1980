// The views beside `solve`, each fetched when first opened. The widget has modes-in-widget.ts in its place.
import type { Mode } from '../core/mode';

export const modeLoaders: Readonly<Record<Exclude<Mode, 'solve'>, () => Promise<unknown>>> = {
  watch: () => import('./watch/watch-view'),
  race: () => import('./race/race-view'),
  bulk: () => import('./bulk/bulk-view'),
};
