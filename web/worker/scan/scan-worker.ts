// The worker that reads photos: fetches its core and reads one picture after another.
import wasmUrl from '@core/retrace-scan.wasm?url';
import { serveScope } from '../serve/scope';
import { scanTasks } from './scan-tasks';
import { createScanCore } from './core';

const core = fetch(wasmUrl)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes))
  .then(createScanCore);

serveScope(core, scanTasks);
