// A compiled program in its builds: as linked for its timing, and rewritten for judging, for filming and for telling its calls.
import type { RunRequest } from '../../../core/code/run';
import { ImportRefused } from '../imports';
import { forbiddenImports } from './allowed-imports';
import { guardedModule } from './rewrite/guarded-module';
import { programCallsOf } from './compiled-calls';
import { codeStartOf } from './rewrite/line-table';
import type { Rewritten } from './rewrite/moves';
import { watchedModule } from './rewrite/watched-module';
import type { Runnable } from './run/run-program';
import { factsOf, memoryPagesOf } from './wasm/sections';

export class CompiledProgram {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #leastPages: number;
  readonly #lineAt: (place: number) => number | undefined;
  #timed: Runnable | undefined;
  #plain: Runnable | undefined;
  #watched: Runnable | undefined;
  #telling: Runnable | undefined;

  /** Throws an `ImportRefused` where the program asks for more than it may have. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    const [forbidden] = forbiddenImports(factsOf(bytes));
    if (forbidden) throw new ImportRefused(forbidden.from, forbidden.name);
    this.#bytes = bytes;
    this.#leastPages = memoryPagesOf(bytes);
    this.#lineAt = lineFinderIn(bytes);
  }

  /** The build without guards, which would slow down programs that read much of their board. */
  timed(): Runnable {
    this.#timed ??= {
      module: new WebAssembly.Module(this.#bytes),
      leastPages: this.#leastPages,
      lineAt: this.#lineAt,
    };
    return this.#timed;
  }

  plain(): Runnable {
    this.#plain ??= this.#guarded({ bytes: this.#bytes, offsetBefore: (offset) => offset });
    return this.#plain;
  }

  watched(): Runnable {
    this.#watched ??= this.#guarded(watchedModule(this.#bytes));
    return this.#watched;
  }

  /** The build that tells its open calls; of a program that was compiled for it. */
  telling(): Runnable {
    this.#telling ??= {
      ...this.#guarded(watchedModule(this.#bytes, true)),
      calls: programCallsOf(this.#bytes),
    };
    return this.#telling;
  }

  #guarded({ bytes, offsetBefore }: Rewritten): Runnable {
    const guarded = guardedModule(bytes);
    return {
      module: new WebAssembly.Module(guarded.bytes),
      leastPages: this.#leastPages,
      lineAt: (offset) => this.#lineAt(offsetBefore(guarded.offsetBefore(offset))),
    };
  }
}

/** The build that a run needs. */
export function runnableFor(
  program: CompiledProgram,
  { film, framesAt, isTimed }: Pick<RunRequest, 'film' | 'framesAt' | 'isTimed'>,
): Runnable {
  if (film !== undefined && framesAt !== undefined) return program.telling();
  if (film !== undefined) return program.watched();
  return isTimed ? program.timed() : program.plain();
}

/** The program's line of an offset in its module. */
function lineFinderIn(module: Uint8Array): (offset: number) => number | undefined {
  const { lineAt } = programCallsOf(module);
  const start = codeStartOf(module);
  return (offset) => lineAt(offset - start);
}
