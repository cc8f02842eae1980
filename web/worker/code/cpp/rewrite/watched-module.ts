// A linked module, rewritten so that a program's writes can be watched. No function, global or type is renumbered: every module
// that is linked here imports the reporting functions (scripts/compiler/runtime), and new globals come last.
import { frameLocalOf, givenLocalsOf } from '../dwarf/variable-places';
import { Scopes } from '../dwarf/scopes';
import { ByteReader, ByteWriter } from '../wasm/bytes';
import { factsOf, sectionIds, type ModuleFacts, type Section } from '../wasm/sections';
import { opcodes, valueTypes } from '../wasm/instructions';
import { CodeOrigins, functionNamesOf, programFile } from './code-origins';
import { hookNumber } from './hook-number';
import { lineRowsOf, type LineRow } from './line-table';
import { programRows } from './program-lines';
import { Moves, rewriteBodies, type Rewritten, type Shift } from './moves';
import { BodyRewriter, type Watch } from './watched-body';

/** The names of the exported globals. */
export const watchGlobals = [
  'retrace_from',
  'retrace_span',
  'retrace_calls',
  'retrace_line',
  'retrace_frame',
] as const;

/** `tellsCalls`: the module reports each call and where its caller keeps its variables, and addresses from the code's start in place of lines. */
export function watchedModule(module: Uint8Array, tellsCalls = false): Rewritten {
  const facts = factsOf(module);
  const watch = watchOf(facts, tellsCalls);
  const moves = new Moves();
  const out = new ByteWriter();
  out.bytes(module.subarray(0, 8));
  for (const section of facts.sections) {
    // Debug information would no longer be true, so it is left out.
    if (section.id === sectionIds.custom) continue;
    const contents = new ByteWriter();
    const shifts = writeContents(module, facts, section, watch, contents);
    out.u8(section.id);
    out.unsigned(contents.length);
    if (shifts) moves.add(shifts, out.length);
    out.bytes(contents.written());
  }
  return { bytes: out.written().slice(), offsetBefore: (offset) => moves.before(offset) };
}

function watchOf({ imported, globals }: ModuleFacts, tellsCalls: boolean): Watch {
  const hook = (name: string) => hookNumber(imported, name);
  return {
    ...(tellsCalls && {
      frames: { entered: hook('entered'), given: hook('given'), frame: globals + 4 },
    }),
    wrote: hook('wrote'),
    copied: hook('copied'),
    from: globals,
    span: globals + 1,
    calls: globals + 2,
    line: globals + 3,
  };
}

function writeContents(
  module: Uint8Array,
  facts: ModuleFacts,
  section: Section,
  watch: Watch,
  out: ByteWriter,
): Shift[] | undefined {
  switch (section.id) {
    case sectionIds.global:
      writeLonger(module, section, watchGlobals.length, out);
      watchGlobals.forEach(() => {
        out.u8(valueTypes.i32, 1, opcodes.i32Const, 0, opcodes.end);
      });
      return undefined;
    case sectionIds.export:
      writeLonger(module, section, watchGlobals.length, out);
      watchGlobals.forEach((name, index) => {
        out.name(name);
        out.u8(3); // a global
        out.unsigned(watch.from + index);
      });
      return undefined;
    case sectionIds.code:
      return writeCode(module, facts, section, watch, out);
    default:
      out.bytes(module.subarray(section.start, section.end));
      return undefined;
  }
}

/** A vector of the binary format, with room for more items behind it. */
function writeLonger(module: Uint8Array, section: Section, more: number, out: ByteWriter): void {
  const reader = new ByteReader(module, section.start, section.end);
  out.unsigned(reader.unsigned() + more);
  out.bytes(module.subarray(reader.at, section.end));
}

function writeCode(
  module: Uint8Array,
  { sections, types, imported, defined }: ModuleFacts,
  section: Section,
  watch: Watch,
  out: ByteWriter,
): Shift[] {
  const rows = lineRowsOf(module);
  const origins = new CodeOrigins(rows, functionNamesOf(module, sections));
  const scopes = new Scopes(module);
  const lines = new LineCursor(programRows(rows, scopes), section.start);
  const lineAt = watch.frames ? (at: number) => at - section.start : (at: number) => lines.at(at);
  const bodies = new BodyRewriter(module, watch, lineAt, section.start);
  const reader = new ByteReader(module, section.start, section.end);
  const catches = sections.some(({ id }) => id === sectionIds.tag);
  return rewriteBodies(reader, out, ({ start, end }, index, moved) => {
    const type = types[defined[index] ?? 0];
    if (!type) throw new Error('a function without a type');
    const from = start - section.start;
    const origin = origins.of(imported.length + index, from, end - section.start);
    lines.moveTo(origins.firstRow(from));
    const entry = watch.frames && scopes.chainAt(from)[0]?.entry;
    const frame = entry && { local: frameLocalOf(entry), given: givenLocalsOf(entry) };
    return bodies.rewrite({ start, end, type, origin, catches, frame }, moved);
  });
}

/** The program's own lines, asked for in ascending order. */
class LineCursor {
  readonly #rows: readonly LineRow[];
  readonly #codeStart: number;
  #next = 0;

  constructor(rows: readonly LineRow[], codeStart: number) {
    this.#rows = rows;
    this.#codeStart = codeStart;
  }

  moveTo(row: number): void {
    this.#next = row;
  }

  /** The line that begins at or before this offset and has not been asked for yet, if it is the program's. */
  at(offset: number): number | undefined {
    let line: number | undefined;
    for (; this.#next < this.#rows.length; this.#next++) {
      const row = this.#rows[this.#next];
      if (!row || row.address > offset - this.#codeStart) break;
      if (row.file === programFile && row.line > 0) line = row.line;
    }
    return line;
  }
}
