// The worker for techniques: fetches their core and does one task after another. Where a task is long, others of its kind,
// which it starts itself, help with it.
import createTechniquesCore from '@core/retrace-techniques.mjs';
import wasmUrl from '@core/retrace-techniques.wasm?url';
import { serveScope } from '../serve/scope';
import { sharingTasks } from './helper-tasks';
import { Helpers } from './helpers';

const helpers = new Helpers({
  start: () => new Worker(self.location.href, { type: 'module', name: 'retrace-helper' }),
  // The page has a core for itself.
  most: () => Math.min(3, navigator.hardwareConcurrency - 1),
});

serveScope(createTechniquesCore({ locateFile: () => wasmUrl }), sharingTasks(helpers));
