// A compiled program in three builds: as linked for its timing, and rewritten for judging and for filming.
import type { RunRequest } from '../../../core/code/run';
import { guardedModule } from './rewrite/guarded-module';
import { codeStartOf, lineRowsOf } from './rewrite/line-table';
import { programFile } from './rewrite/code-origins';
import type { Rewritten } from './rewrite/moves';
import { watchedModule } from './rewrite/watched-module';
import type { Runnable } from './run/run-program';
import { memoryPagesOf } from './wasm/sections';

export class CompiledProgram {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #leastPages: number;
  readonly #lineAt: (place: number) => number | undefined;
  #timed: Runnable | undefined;
  #plain: Runnable | undefined;
  #watched: Runnable | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#leastPages = memoryPagesOf(bytes);
    this.#lineAt = lineFinder(bytes);
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
  { film, isTimed }: Pick<RunRequest, 'film' | 'isTimed'>,
): Runnable {
  if (film !== undefined) return program.watched();
  return isTimed ? program.timed() : program.plain();
}

/** The program's own line at or before an offset of its module, within the same compiled file. */
function lineFinder(module: Uint8Array): (place: number) => number | undefined {
  const rows = lineRowsOf(module);
  const start = codeStartOf(module);
  return (place) => {
    const address = place - start;
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.address ?? 0) <= address) low = middle + 1;
      else high = middle;
    }
    for (let at = low - 1; at >= 0; at--) {
      const row = rows[at];
      if (row?.file === undefined) return undefined;
      // Code inlined from a library belongs to the line before it.
      if (row.file === programFile && row.line > 0) return row.line;
    }
    return undefined;
  };
}
