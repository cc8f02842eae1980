// Runs a program in JavaScript as the page's worker runs it, in an engine of its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { RunReport, RunRequest } from '../../../web/core/code/run';
import { runProgram } from '../../../web/worker/code/javascript/javascript-program';
import { listenedRun } from './listening';

const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
const compiled = WebAssembly.compile(readFileSync(file));

export async function runJavaScript(
  source: string,
  request: RunRequest,
  onKept?: (steps: number) => void,
): Promise<RunReport> {
  const wasmModule = await compiled;
  return listenedRun(
    async (asked, told) => {
      const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
      return runProgram(engine, source, asked, told);
    },
    request,
    onKept,
  );
}
