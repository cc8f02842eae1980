// The worker that runs programs in JavaScript: QuickJS, compiled to WebAssembly, a fresh engine for every run.
import variant from '@jitl/quickjs-wasmfile-release-sync';
import wasmAddress from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { serveInterpreter } from '../interpreter';
import { runProgram } from './program';
import { diagnosticsOf } from './rewrite';

const compiled = WebAssembly.compileStreaming(fetch(wasmAddress));

serveInterpreter({
  load: async () => {
    await compiled;
  },
  diagnose: diagnosticsOf,
  run: async (source, request, told) => {
    const wasmModule = await compiled;
    const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
    told.begin();
    return runProgram(engine, source, request, told);
  },
});
