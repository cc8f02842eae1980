// A module, rewritten so that following a null pointer ends the program: WebAssembly has memory at those addresses, which other
// machines do not have. Nothing is renumbered.
import { ByteReader, ByteWriter } from '../wasm/bytes';
import { factsOf, sectionIds } from '../wasm/sections';
import { GuardedBody } from './guarded-body';
import { hookNumber } from './hook-number';
import { Moves, rewriteBodies, type Rewritten } from './moves';

/** Guards libraries, too, since they follow the pointers that a program gives them. */
export function guardedModule(module: Uint8Array): Rewritten {
  const { sections, types, imported, defined } = factsOf(module);
  const bodies = new GuardedBody(module, hookNumber(imported, 'crashed'));
  const moves = new Moves();
  const out = new ByteWriter();
  out.bytes(module.subarray(0, 8));
  for (const { id, start, end } of sections) {
    // Debug information would no longer be true, so it is left out.
    if (id === sectionIds.custom) continue;
    out.u8(id);
    if (id !== sectionIds.code) {
      out.unsigned(end - start);
      out.bytes(module.subarray(start, end));
      continue;
    }
    const code = new ByteWriter();
    const shifts = rewriteBodies(new ByteReader(module, start, end), code, (body, index, moved) => {
      const parameters = types[defined[index] ?? 0]?.parameters.length ?? 0;
      return bodies.rewrite({ ...body, parameters }, moved);
    });
    out.unsigned(code.length);
    moves.add(shifts, out.length);
    out.bytes(code.written());
  }
  return { bytes: out.written().slice(), offsetBefore: (offset) => moves.before(offset) };
}
