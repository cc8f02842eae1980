// Programs in Java. A build of the page may be without it: what is fetched for it is told by a file beside the page.
import compilerScript from 'virtual:sandboxed/java/java-compiler-worker';
import programScript from 'virtual:sandboxed/java/java-run-worker';
import type { KeptManifest } from '../../core/code/language-caches';
import { parsedManifest } from '../../core/code/parsed-manifest';
import { createCompiledRunner } from './compiled-runner';
import { keptLanguage, type KeptLanguage } from './kept-language';
import type { ProgramRunner } from './runner';
import { scriptAt, startSandboxed } from './sandbox/sandbox';

const folder = 'java/';
/** It grows by some 50 MB with each. */
const mostPrograms = 6;
const keptIn = 'retrace-manifests';

let known: Promise<KeptManifest> | undefined;

/** Asked again where it was not there: Java may be added while the page is open. */
const javaManifest = (): Promise<KeptManifest> =>
  (known ??= fetchManifest().catch((error: unknown) => {
    known = undefined;
    throw error;
  }));

export const keptJava = async (): Promise<KeptLanguage | 'not-built'> => {
  try {
    const kept = await keptLanguage(await javaManifest());
    const forget = async () => {
      await kept.forget();
      await caches.delete(keptIn);
    };
    return { ...kept, forget };
  } catch (error) {
    if (error instanceof NoJava) return 'not-built';
    throw error;
  }
};

export const createJavaRunner = (): ProgramRunner =>
  createCompiledRunner({
    folder,
    manifest: javaManifest,
    mostPrograms,
    createCompiler: () => startSandboxed(scriptAt(compilerScript), 'retrace-java'),
    createProgram: () => startSandboxed(scriptAt(programScript), 'retrace-program'),
  });

/** From the server, or as it was there last: what it tells of is kept, too. */
async function fetchManifest(): Promise<KeptManifest> {
  const address = new URL(`${folder}manifest.json`, document.baseURI).href;
  const store = 'caches' in globalThis ? await caches.open(keptIn) : undefined;
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    const manifest = response.ok ? parsedManifest(await response.clone().text()) : undefined;
    if (manifest) {
      await store?.put(address, response);
      return manifest;
    }
    await store?.delete(address);
  } catch {
    const kept = await store?.match(address);
    const manifest = kept && parsedManifest(await kept.text());
    if (manifest) return manifest;
  }
  throw new NoJava();
}

/** This build of the page is without Java. */
export class NoJava extends Error {
  override readonly name = 'NoJava';
}
