// Programs in a language that is compiled: in one worker, which keeps its compiler, and run in another, which may be ended any time.
import { CompiledProgram } from './compiled-program';
import { ProgramCompiler, type CompiledLanguage } from './program-compiler';
import type { ProgramRunner } from './runner';

export const createCompiledRunner = (language: CompiledLanguage): ProgramRunner =>
  new CompiledRunner(language, new ProgramCompiler(language));

class CompiledRunner implements ProgramRunner {
  readonly #language: CompiledLanguage;
  readonly #compiler: ProgramCompiler;
  #program: CompiledProgram | undefined;

  constructor(language: CompiledLanguage, compiler: ProgramCompiler) {
    this.#language = language;
    this.#compiler = compiler;
  }

  load(options: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    return this.#compiler.load(options);
  }

  async prepare(
    source: string,
    options: Parameters<ProgramRunner['prepare']>[1],
  ): ReturnType<ProgramRunner['prepare']> {
    const compiled = await this.#compiler.compile(source, options);
    const { diagnostics } = compiled;
    if (compiled.kind === 'compile-error') return { kind: 'compile-error', diagnostics };
    // The one before may still be run: it starts its worker again.
    this.#program?.end();
    this.#program = new CompiledProgram(compiled.module, this.#language.createProgram);
    return { kind: 'ready', program: this.#program, diagnostics };
  }

  /** With the same compiler: one of them is enough for a machine's memory. */
  beside(): ProgramRunner {
    return new CompiledRunner(this.#language, this.#compiler);
  }

  rest(): void {
    this.#program?.end();
  }

  dispose(): void {
    this.#compiler.dispose();
    this.rest();
    this.#program = undefined;
  }
}
