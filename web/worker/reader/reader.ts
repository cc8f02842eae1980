// The worker that reads texts: fetches its core and reads one after another.
import wasmUrl from '@core/retrace-reader.wasm?url';
import { serveScope } from '../serve/scope';
import { createReaderCore } from './core';
import { readerTasks } from './reader-tasks';

const core = fetch(wasmUrl)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes))
  .then(createReaderCore);

serveScope(core, readerTasks);
