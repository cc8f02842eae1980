// The worker that runs programs in JavaScript: QuickJS, compiled to WebAssembly, a fresh engine for every run.
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { serveInterpreter } from '../interpreter';
import { runProgram } from './javascript-program';
import { diagnosticsOf } from './rewrite';

let wasmModule: WebAssembly.Module | undefined;

serveInterpreter({
  load: async (files) => {
    const bytes = await files.get('engine')?.blob.arrayBuffer();
    if (!bytes) throw new Error('the engine is missing');
    wasmModule = await WebAssembly.compile(bytes);
  },
  diagnose: diagnosticsOf,
  run: async (source, request, told) => {
    if (!wasmModule) throw new Error('the engine is not loaded');
    const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
    told.begin();
    return runProgram(engine, source, request, told);
  },
});
