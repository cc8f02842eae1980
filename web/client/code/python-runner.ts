// Programs in Python.
import manifest from '@python/manifest.json';
import workerScript from 'virtual:sandboxed/python/python-run-worker';
import type { PackedFiles } from '../../core/code/language-caches';
import { unzipped } from '../../core/code/unzipped';
import { InterpreterRunner } from './interpreted-runner';
import { keptLanguage, type KeptLanguage } from './kept-language';
import { fetchArchives } from './kept-pieces';
import type { ProgramRunner } from './runner';
import { scriptAt, scriptOf, startSandboxed } from './sandbox/sandbox';

export const keptPython = (): Promise<KeptLanguage> => keptLanguage(manifest);

export const createPythonRunner = (): ProgramRunner =>
  new InterpreterRunner({
    createWorker: (files) => startSandboxed(scriptWith(files), 'retrace-python'),
    graceMs: 1000,
    files: ({ signal, onProgress }) =>
      fetchArchives(manifest, {
        folder: 'python/',
        signal,
        onFetched: (bytes) => onProgress?.(bytes, manifest.bytes),
      }),
    oneProgramEach: true,
  });

/** Pyodide tries whether its worker imports scripts; the sandbox's policy would refuse that, and Firefox tells the page of it. */
const withoutImport = new Blob(['globalThis.importScripts = undefined;']);

/** A worker of the sandbox can import nothing, so Pyodide's script stands before its own. */
async function scriptWith(files: PackedFiles): Promise<Blob> {
  const packed = files.get('script');
  if (!packed) throw new Error('Python is not complete');
  const [pyodide, own] = await Promise.all([unzipped(packed), scriptAt(workerScript)]);
  return scriptOf(withoutImport, new Blob([pyodide]), own);
}
