// Compiles programs in Java: javac and TeaVM in one module, which scripts/java makes.
import type { Diagnostic } from '../../../core/code/run';
import { instanceOf, moduleOf } from './instance';
import { isStackFull } from './stack';
import { Given, Taken } from './words';

export type Compiled =
  | { kind: 'compiled'; module: Uint8Array<ArrayBuffer>; diagnostics: Diagnostic[] }
  | { kind: 'compile-error'; diagnostics: Diagnostic[] };

interface Archives {
  compiler: Uint8Array<ArrayBuffer>;
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

export class Compiler {
  readonly #exports: Record<'load' | 'compile', () => void>;
  readonly #taken = new Taken();
  readonly #given = new Given();

  constructor({ compiler, library, signatures }: Archives) {
    const calls = { take: this.#taken.take, give: this.#given.give };
    const { exports } = instanceOf(moduleOf(compiler), calls);
    this.#exports = exports as Record<'load' | 'compile', () => void>;
    this.#taken.offer(library, signatures);
    this.#exports.load();
  }

  compile(source: string): Compiled {
    this.#given.clear();
    this.#taken.offer(new TextEncoder().encode(source));
    try {
      this.#exports.compile();
    } catch (error) {
      if (!isStackFull(error)) throw error;
      return { kind: 'compile-error', diagnostics: [tooDeep] };
    }
    const diagnostics = JSON.parse(this.#given.text()) as Diagnostic[];
    const module = this.#given.bytes();
    const isWrong = diagnostics.some(({ severity }) => severity === 'error');
    return isWrong
      ? { kind: 'compile-error', diagnostics }
      : { kind: 'compiled', module, diagnostics };
  }
}
