// Makes a module import the memory that it defines, so that each run has a memory of its own with its own limit. If the linker
// made the import, it would write out all zeros of a program's arrays: hundreds of megabytes for a large array.
import { ByteReader, ByteWriter } from '../wasm/bytes';
import { sectionIds, sectionsOf, type Section } from '../wasm/sections';

/** The name under which the linker, too, imports memory. */
const from = ['env', 'memory'] as const;
const kindOfMemory = 2;

/** The module has only one memory, which keeps its number. Code moves, but keeps its offset within its section. */
export function withImportedMemory(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const sections = sectionsOf(module);
  const memory = sections.find(({ id }) => id === sectionIds.memory);
  if (!memory) return module.slice();
  const out = new ByteWriter();
  // A section's number and length begin where the section before it ended.
  let end = 8;
  out.bytes(module.subarray(0, end));
  for (const section of sections) {
    if (section.id === sectionIds.import) writeImports(module, section, memory, out);
    else if (section !== memory) out.bytes(module.subarray(end, section.end));
    end = section.end;
  }
  return out.written().slice();
}

function writeImports(
  module: Uint8Array,
  imports: Section,
  memory: Section,
  out: ByteWriter,
): void {
  const contents = new ByteWriter();
  const reader = new ByteReader(module, imports.start, imports.end);
  contents.unsigned(reader.unsigned() + 1);
  contents.bytes(module.subarray(reader.at, imports.end));
  for (const name of from) contents.name(name);
  contents.u8(kindOfMemory);
  // The limits of the memory come after the byte that counts the memories.
  contents.bytes(module.subarray(memory.start + 1, memory.end));
  out.u8(sectionIds.import);
  out.unsigned(contents.length);
  out.bytes(contents.written());
}
