// What the widget's cores watch: the members of cpp/wasm/plain/watch_binding.cpp.
import type { CoreWatch } from '@core/retrace-searches.mjs';
import type { Results } from '../core/plain-objects';

export const watchMembers: Results<CoreWatch> = {
  explore: 'flag',
  explored: 'number',
  finished: 'flag',
  aim: 'number',
  move: 'flag',
  position: 'number',
  state: 'numbers',
  lookFor: 'number',
  look: 'number',
  draw: 'number',
  runDrawing: 'flag',
  drawing: 'numbers',
  overview: 'numbers',
  delete: 'number',
};
