// The worker that compiles programs in one language, shared by all that are run.
import type { Compiled, CompilerReply, CompilerRequest } from '../../core/code/compiler-messages';
import type { KeptManifest } from '../../core/code/language-caches';
import type { Diagnostic } from '../../core/code/run';
import { abortError } from '../errors';
import { fetchArchives } from './kept-pieces';
import { LentWorker } from './lent-worker';
import type { ProgramRunner } from './runner';
import type { SandboxedWorker } from './sandbox/sandbox';

/** As on Baekjoon; a compiler's memory grows with the source, to more than a tab has. */
const mostSourceBytes = 2 ** 19;
/** A source of so many bytes takes as much of the worker's memory for good as one more program. */
const bytesOfProgram = 2 ** 15;

export interface CompiledLanguage {
  /** Where its pieces are, beside the page. */
  folder: string;
  manifest: () => Promise<KeptManifest>;
  createCompiler: () => SandboxedWorker;
  createProgram: () => SandboxedWorker;
  /** After so many programs the worker is replaced, where it grows with each; a long one counts as several. */
  mostPrograms?: number;
}

export class ProgramCompiler {
  readonly #language: CompiledLanguage;
  readonly #worker: LentWorker<CompilerRequest, CompilerReply>;
  #isLoaded = false;
  #compiled = 0;

  constructor(language: CompiledLanguage) {
    this.#language = language;
    this.#worker = new LentWorker(language.createCompiler);
  }

  async load({ signal, onProgress }: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    if (this.#isLoaded) return;
    const manifest = await this.#language.manifest();
    const { folder } = this.#language;
    const onFetched = (bytes: number) => onProgress?.(bytes, manifest.bytes);
    const files = await fetchArchives(manifest, { folder, signal, onFetched });
    await this.#worker.ask({ type: 'load', files }, signal, (reply) =>
      reply.type === 'loaded' ? reply : undefined,
    );
    this.#isLoaded = true;
  }

  async compile(
    source: string,
    { signal, tellsCalls = false }: Parameters<ProgramRunner['prepare']>[1],
  ): Promise<Compiled> {
    const bytes = new TextEncoder().encode(source).length;
    if (bytes > mostSourceBytes) return { kind: 'compile-error', diagnostics: [tooLarge] };
    if (this.#compiled >= (this.#language.mostPrograms ?? Infinity)) this.dispose();
    await this.load({ signal });
    this.#compiled += Math.ceil(bytes / bytesOfProgram);
    try {
      // However long it takes: a slow machine is no error of the program, and the person may stop it.
      return await this.#worker.ask({ type: 'compile', source, tellsCalls }, signal, (reply) =>
        reply.type === 'compiled' ? reply : undefined,
      );
    } catch (error) {
      // Its worker is gone with what it had loaded.
      this.#forget();
      throw error;
    }
  }

  dispose(): void {
    this.#worker.end(abortError());
    this.#forget();
  }

  #forget(): void {
    this.#isLoaded = false;
    this.#compiled = 0;
  }
}

const tooLarge: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  text: 'the source is longer than 524,288 bytes',
  note: 'too-large',
};
