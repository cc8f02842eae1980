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
      const { bytes, said, given } = this.#classes(source);
      if (!given) return { kind: 'compile-error', diagnostics: said };
      const translated = this.#translator.run(
        Int32Array.of(Number(tellsCalls)),
        bytes,
        given.rest(),
      );
      const diagnostics = [...said, ...translated.diagnostics];
      return hasError(diagnostics)
        ? { kind: 'compile-error', diagnostics }
        : { kind: 'compiled', module: translated.given.bytes(), diagnostics };
    } catch (error) {
      if (!isStackFull(error)) throw error;
      return { kind: 'compile-error', diagnostics: [tooDeep] };
    }
  }

  /** Without imports that are not there, where the program compiles without them; `given`: undefined where it does not. */
  #classes(source: string): { bytes: Uint8Array; said: Diagnostic[]; given?: Given } {
    const bytes = new TextEncoder().encode(source);
    const first = this.#javac.run(bytes);
    if (!hasError(first.diagnostics)) return { bytes, said: first.diagnostics, given: first.given };
    const mended = withoutMissingImports(source, first.diagnostics);
    if (!mended) return { bytes, said: first.diagnostics };
    const without = new TextEncoder().encode(mended.source);
    const { diagnostics, given } = this.#javac.run(without);
    if (hasError(diagnostics)) return { bytes, said: first.diagnostics };
    return { bytes: without, said: [...mended.diagnostics, ...diagnostics], given };
  }
}
