// Runs programs in JavaScript.
import engineAddress from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import script from 'virtual:sandboxed/javascript/javascript-run-worker';
import { InterpreterRunner } from './interpreted-runner';
import type { ProgramRunner } from './runner';
import { scriptAt, startSandboxed } from './sandbox/sandbox';

export const createJavaScriptRunner = (): ProgramRunner =>
  new InterpreterRunner({
    createWorker: () => startSandboxed(scriptAt(script), 'retrace-javascript'),
    graceMs: 500,
    files: async () => {
      const response = await fetch(engineAddress);
      if (!response.ok) throw new Error(`${engineAddress}: ${response.status}`);
      const blob = await response.blob();
      return new Map([['engine', { blob, bytes: blob.size }]]);
    },
  });
