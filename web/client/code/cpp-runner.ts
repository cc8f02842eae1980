// Programs in C++: compiled in one worker, which keeps its compiler, and run in another, which may be ended any time.
import manifest from '@compiler/manifest.json';
import { compilerCache } from '../../core/code/compiler-cache';
import type { CompilerReply, CompilerRequest } from '../../core/code/cpp-messages';
import { abortError } from '../abort-error';
import { CppProgram } from './cpp-program';
import { LentWorker } from './lent-worker';
import type { ProgramRunner } from './runner';

/** What is fetched the first time. */
export const compilerBytes: number = manifest.bytes;

/** Whether a compiler of this version is kept on this machine, in whole or in part. */
export const isCompilerKept = async (): Promise<boolean> =>
  'caches' in globalThis && (await caches.has(compilerCache(manifest.version)));

/** Removes what is kept; the next program fetches it again. */
export async function forgetCompiler(): Promise<void> {
  await caches.delete(compilerCache(manifest.version));
}

export function createCppRunner(): ProgramRunner {
  return new CppRunner();
}

class CppRunner implements ProgramRunner {
  readonly #compiler = new LentWorker<CompilerRequest, CompilerReply>(createCompilerWorker);
  #program: CppProgram | undefined;
  #isLoaded = false;

  async load({ signal, onProgress }: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    if (this.#isLoaded) return;
    const folder = new URL('compiler/', document.baseURI).href;
    await this.#compiler.ask({ type: 'load', manifest, folder }, signal, (reply) => {
      if (reply.type === 'fetched') onProgress?.(reply.bytes, manifest.bytes);
      return reply.type === 'loaded' ? reply : undefined;
    });
    this.#isLoaded = true;
  }

  async prepare(
    source: string,
    { signal }: Parameters<ProgramRunner['prepare']>[1],
  ): ReturnType<ProgramRunner['prepare']> {
    await this.load({ ...(signal && { signal }) });
    try {
      const reply = await this.#compiler.ask({ type: 'compile', source }, signal, (each) =>
        each.type === 'compiled' || each.type === 'compile-error' ? each : undefined,
      );
      const { diagnostics } = reply;
      if (reply.type === 'compile-error') return { kind: 'compile-error', diagnostics };
      // The one before may still be run: it starts its worker again.
      this.#program?.end();
      this.#program = new CppProgram(reply.module);
      return { kind: 'ready', program: this.#program, diagnostics };
    } catch (error) {
      // Its worker is gone with what it had loaded.
      this.#isLoaded = false;
      throw error;
    }
  }

  dispose(): void {
    this.#compiler.end(abortError());
    this.#isLoaded = false;
    this.#program?.end();
    this.#program = undefined;
  }
}

const createCompilerWorker = (): Worker =>
  new Worker(new URL('../../worker/code/cpp/compiler-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-compiler',
  });
