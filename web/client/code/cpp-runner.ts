// Programs in C++: one worker keeps the compiler, another one runs the program and may be ended at any time.
import manifest from '@compiler/manifest.json';
import { CppCompiler } from './cpp-compiler';
import { CppProgram } from './cpp-program';
import { keptLanguage, type KeptLanguage } from './kept';
import type { ProgramRunner } from './runner';

export const keptCpp = (): Promise<KeptLanguage> => keptLanguage(manifest);

export const createCppRunner = (): ProgramRunner => new CppRunner(new CppCompiler());

class CppRunner implements ProgramRunner {
  readonly #compiler: CppCompiler;
  #program: CppProgram | undefined;

  constructor(compiler: CppCompiler) {
    this.#compiler = compiler;
  }

  load(options: Parameters<ProgramRunner['load']>[0]): Promise<void> {
    return this.#compiler.load(options);
  }

  async prepare(
    source: string,
    { signal }: Parameters<ProgramRunner['prepare']>[1],
  ): ReturnType<ProgramRunner['prepare']> {
    const compiled = await this.#compiler.compile(source, signal);
    const { diagnostics } = compiled;
    if (compiled.type === 'compile-error') return { kind: 'compile-error', diagnostics };
    // The program before may still be run: it starts its worker again.
    this.#program?.end();
    this.#program = new CppProgram(compiled.module);
    return { kind: 'ready', program: this.#program, diagnostics };
  }

  /** Shares the compiler, since a machine has memory for one. */
  beside(): ProgramRunner {
    return new CppRunner(this.#compiler);
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
