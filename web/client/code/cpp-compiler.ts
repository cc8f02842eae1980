// The worker that compiles programs in C++, shared by all runners.
import manifest from '@compiler/manifest.json';
import type { CompilerReply, CompilerRequest } from '../../core/code/cpp-messages';
import type { Diagnostic } from '../../core/code/run';
import { abortError } from '../errors';
import { LentWorker } from './lent-worker';
import type { ProgramRunner } from './runner';

/** The longest compile, in milliseconds: templates that grow with each step never end. */
const mostCompileMs = 60_000;
class TooLong extends Error {}
const tooLong: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  text: 'clang was ended before its end',
  note: 'too-long',
};

type Compiled = Extract<CompilerReply, { type: 'compiled' | 'compile-error' }>;

export class CppCompiler {
  readonly #worker = new LentWorker<CompilerRequest, CompilerReply>(createCompilerWorker);
  #isLoaded = false;

  async load({ signal, onProgress }: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    if (this.#isLoaded) return;
    const folder = new URL('compiler/', document.baseURI).href;
    await this.#worker.ask({ type: 'load', manifest, folder }, signal, (reply) => {
      if (reply.type === 'fetched') onProgress?.(reply.bytes, manifest.bytes);
      return reply.type === 'loaded' ? reply : undefined;
    });
    this.#isLoaded = true;
  }

  async compile(source: string, signal: AbortSignal | undefined): Promise<Compiled> {
    await this.load({ signal });
    const timer = setTimeout(() => {
      this.#worker.end(new TooLong());
    }, mostCompileMs);
    try {
      return await this.#worker.ask({ type: 'compile', source }, signal, (reply) =>
        reply.type === 'compiled' || reply.type === 'compile-error' ? reply : undefined,
      );
    } catch (error) {
      // Without its worker, nothing is loaded any more.
      this.#isLoaded = false;
      if (error instanceof TooLong) return { type: 'compile-error', diagnostics: [tooLong] };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  dispose(): void {
    this.#worker.end(abortError());
    this.#isLoaded = false;
  }
}

const createCompilerWorker = (): Worker =>
  new Worker(new URL('../../worker/code/cpp/compiler-worker.ts', import.meta.url), {
    type: 'module',
    name: 'retrace-compiler',
  });
