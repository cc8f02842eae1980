// The worker for techniques with nested chains, started for the puzzles that need them. Where a task is long, others of its
// kind, which it starts itself, help with it.
import createNestedCore from '@core/retrace-nested.mjs';
import wasmUrl from '@core/retrace-nested.wasm?url';
import { serveScope } from '../serve/scope';
import { sharingTasks } from './helper-tasks';
import { Helpers } from './helpers';

const helpers = new Helpers({
  start: () => new Worker(self.location.href, { type: 'module', name: 'retrace-helper' }),
  // The page has a core for itself.
  most: () => Math.min(3, navigator.hardwareConcurrency - 1),
});

serveScope(createNestedCore({ locateFile: () => wasmUrl }), sharingTasks(helpers));
