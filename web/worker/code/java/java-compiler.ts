// Compiles programs in Java: javac makes classes, and TeaVM a module of them. web/java makes these two.
import type { Compiled } from '../../../core/code/compiler-messages';
import type { Diagnostic } from '../../../core/code/run';
import { instanceOf, moduleOf } from './instance';
import { withoutMissingImports } from './mended-imports';
import { isStackFull } from './java-stack';
import { Given, Taken } from './host-words';

interface Archives {
  javac: Uint8Array<ArrayBuffer>;
  translator: Uint8Array<ArrayBuffer>;
  library: Uint8Array;
  signatures: Uint8Array;
}

const tooDeep: Diagnostic = {
  line: 1,
  column: 1,
  severity: 'error',
  text: 'javac was ended before its end',
  note: 'too-deep',
};

/** A module that is given something once, and then programs one after another. */
class Stage {
  readonly #run: () => void;
  readonly #taken = new Taken();
  readonly #given = new Given();

  constructor(module: Uint8Array<ArrayBuffer>, given: Uint8Array) {
    const calls = { take: this.#taken.take, give: this.#given.give };
    const { exports } = instanceOf(moduleOf(module), calls);
    const { load, run } = exports as Record<'load' | 'run', () => void>;
    this.#run = run;
    this.#taken.offer(given);
    load();
  }

  /** Gives the messages, and leaves the rest of what the module gave to be read. */
  run(...parts: readonly (Uint8Array | Int32Array)[]): { diagnostics: Diagnostic[]; given: Given } {
    this.#given.clear();
    this.#taken.offer(...parts);
    this.#run();
    const diagnostics = JSON.parse(this.#given.text()) as Diagnostic[];
    return { diagnostics, given: this.#given };
  }
}

const hasError = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some(({ severity }) => severity === 'error');

export class Compiler {
  readonly #javac: Stage;
  readonly #translator: Stage;

  constructor({ javac, translator, library, signatures }: Archives) {
    this.#javac = new Stage(javac, signatures);
    this.#translator = new Stage(translator, library);
  }

  /** `tellsCalls`: the module is for runs that tell their open calls. */
  compile(source: string, tellsCalls = false): Compiled {
    try {
      const made = this.#translated(source, tellsCalls);
      if (made.kind === 'compiled') return made;
      // Only the translator finds calls that lead out of a program.
      const mended = withoutMissingImports(source, made.diagnostics);
      if (!mended) return made;
      const again = this.#translated(mended.source, tellsCalls);
      if (again.kind !== 'compiled') return made;
      return { ...again, diagnostics: [...mended.diagnostics, ...again.diagnostics] };
    } catch (error) {
      if (!isStackFull(error)) throw error;
      return { kind: 'compile-error', diagnostics: [tooDeep] };
    }
  }

  #translated(source: string, tellsCalls: boolean): Compiled {
    const bytes = new TextEncoder().encode(source);
    const said = this.#javac.run(bytes);
    if (hasError(said.diagnostics)) return { kind: 'compile-error', diagnostics: said.diagnostics };
    const classes = said.given.rest();
    const translated = this.#translator.run(Int32Array.of(Number(tellsCalls)), bytes, classes);
    const diagnostics = [...said.diagnostics, ...translated.diagnostics];
    return hasError(diagnostics)
      ? { kind: 'compile-error', diagnostics }
      : { kind: 'compiled', module: translated.given.bytes(), diagnostics };
  }
}
