// The worker that reads texts: fetches its core and reads one after another.
import wasmUrl from '@core/retrace-reader.wasm?url';
import { plainCore } from '../core/plain-core';
import { serveScope } from '../serve/scope';
import { readerTable } from './reader-table';
import { readerTasks } from './reader-tasks';

const core = fetch(wasmUrl)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes))
  .then(plainCore(readerTable));

serveScope(core, readerTasks);
