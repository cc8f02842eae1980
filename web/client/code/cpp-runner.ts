// Programs in C++: compiled in one worker, which keeps its compiler, and run in another, which may be ended any time.
import manifest from '@compiler/manifest.json';
import type { CompilerReply, CompilerRequest } from '../../core/code/cpp-messages';
import type { Diagnostic } from '../../core/code/run';
import { abortError } from '../errors';
import { CppProgram } from './cpp-program';
import { keptLanguage, type KeptLanguage } from './kept';
import { LentWorker } from './lent-worker';
import type { ProgramRunner } from './runner';

export const keptCpp = (): Promise<KeptLanguage> => keptLanguage(manifest);

export function createCppRunner(): ProgramRunner {
  return new CppRunner();
}

/** The longest compile, in milliseconds: a longer one never ends, as templates that grow with each step. */
const mostCompileMs = 60_000;
class TooLong extends Error {}
const tooLong: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  text: 'clang was ended before its end',
  note: 'too-long',
};

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
    const timer = setTimeout(() => {
      this.#compiler.end(new TooLong());
    }, mostCompileMs);
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
      if (error instanceof TooLong) return { kind: 'compile-error', diagnostics: [tooLong] };
      throw error;
    } finally {
      clearTimeout(timer);
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
