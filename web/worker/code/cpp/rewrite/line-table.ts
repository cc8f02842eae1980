// The line of the program to which an instruction belongs: DWARF 4's .debug_line, as clang writes it for WebAssembly.
import { ByteReader } from '../wasm/bytes';
import { factsOf, sectionIds, sectionNamed, type Section } from '../wasm/sections';

/** The line of the code from `address` on, until the next row. */
export interface LineRow {
  /** The address of the instruction, from the start of the code section. */
  address: number;
  /** The source file; undefined after the end of a compiled file's code. */
  file: string | undefined;
  /** The line from 1; 0 for code that only the compiler has made. */
  line: number;
}

/** Row by row in the order of addresses; empty where the module has no lines. */
export function lineRowsOf(module: Uint8Array): LineRow[] {
  const section = sectionNamed(factsOf(module).sections, '.debug_line');
  if (!section) return [];
  const reader = new ByteReader(module, section.start, section.end);
  const rows: LineRow[] = [];
  while (!reader.isAtEnd) readTable(reader, rows);
  // The code of functions that the linker left out is at address 0 or at the highest one.
  return rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => a.row.address - b.row.address || a.index - b.index)
    .map(({ row }) => row);
}

/** The names of the files by their numbers in the table at an offset of .debug_line. */
export function fileTableAt(
  module: Uint8Array,
  sections: readonly Section[],
  offset: number,
): readonly string[] {
  const section = sectionNamed(sections, '.debug_line');
  if (!section) return [];
  const reader = new ByteReader(module, section.start + offset, section.end);
  reader.u32(); // the table's length
  const version = reader.u16();
  if (version < 2 || version > 4) return [];
  reader.u32(); // the header's length
  return readHeader(reader, version).files;
}

/** The offset of the code section's contents in a module, from which addresses count. */
export function codeStartOf(module: Uint8Array): number {
  return factsOf(module).sections.find(({ id }) => id === sectionIds.code)?.start ?? 0;
}

interface Header {
  leastLength: number;
  lineBase: number;
  lineRange: number;
  opcodeBase: number;
  /** The number of operands of each standard opcode. */
  operands: readonly number[];
  files: string[];
}

/** Reads the table of one compiled file. */
function readTable(reader: ByteReader, rows: LineRow[]): void {
  const length = reader.u32();
  const end = reader.at + length;
  const version = reader.u16();
  if (version < 2 || version > 4) {
    reader.at = end;
    return;
  }
  const program = reader.u32() + reader.at;
  const header = readHeader(reader, version);
  reader.at = program;
  runProgram(reader, end, header, rows);
}

function readHeader(reader: ByteReader, version: number): Header {
  const leastLength = reader.u8();
  if (version >= 4) reader.u8(); // operations an instruction: 1 but for VLIW
  reader.u8(); // whether rows are statements at first
  const lineBase = (reader.u8() << 24) >> 24;
  const lineRange = reader.u8();
  const opcodeBase = reader.u8();
  const operands = [0, ...reader.bytes(opcodeBase - 1)];
  while (reader.string() !== ''); // folders
  const files = [''];
  for (let name = reader.string(); name !== ''; name = reader.string()) {
    files.push(name);
    for (let left = 3; left > 0; left--) reader.skipNumber(); // folder, time, length
  }
  return { leastLength, lineBase, lineRange, opcodeBase, operands, files };
}

/** The state machine that DWARF describes, which adds the rows. */
function runProgram(reader: ByteReader, end: number, header: Header, rows: LineRow[]): void {
  const { leastLength, lineBase, lineRange, opcodeBase, operands, files } = header;
  const first = { address: 0, file: 1, line: 1 };
  let state = { ...first };
  const emit = () => {
    rows.push({ address: state.address, file: files[state.file] ?? '', line: state.line });
  };
  const advance = (count: number) => (state.address += count * leastLength);
  while (reader.at < end) {
    const opcode = reader.u8();
    if (opcode >= opcodeBase) {
      const special = opcode - opcodeBase;
      advance(Math.floor(special / lineRange));
      state.line += lineBase + (special % lineRange);
      emit();
      continue;
    }
    switch (opcode) {
      case 0: {
        const after = reader.unsigned() + reader.at;
        const extended = reader.u8();
        if (extended === 1) {
          rows.push({ address: state.address, file: undefined, line: 0 });
          state = { ...first };
        } else if (extended === 2) {
          state.address = reader.u32();
        }
        reader.at = after;
        break;
      }
      case 1: // copy
        emit();
        break;
      case 2: // advance the address
        advance(reader.unsigned());
        break;
      case 3: // advance the line
        state.line += reader.signed();
        break;
      case 4: // set the file
        state.file = reader.unsigned();
        break;
      case 8: // as the highest special opcode, without a row
        advance(Math.floor((255 - opcodeBase) / lineRange));
        break;
      case 9: // advance by 16 bits
        state.address += reader.u16();
        break;
      default:
        for (let left = operands[opcode] ?? 0; left > 0; left--) reader.skipNumber();
    }
  }
}
