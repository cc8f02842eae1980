// WebAssembly and DWARF put together by hand, for tests of the code that reads and rewrites them.
import { ByteWriter } from '../../../../../web/worker/code/cpp/wasm/bytes';

/** The bytes that `write` puts out, as a list. */
export function written(write: (out: ByteWriter) => void): number[] {
  const out = new ByteWriter();
  write(out);
  return [...out.written()];
}

export const named = (text: string): number[] =>
  written((out) => {
    out.name(text);
  });

export const section = (id: number, ...contents: readonly number[]): number[] =>
  written((out) => {
    out.u8(id);
    out.unsigned(contents.length);
    out.u8(...contents);
  });

export const customSection = (name: string, contents: readonly number[]): number[] =>
  section(0, ...named(name), ...contents);

export const moduleOf = (...sections: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);

const u32 = (value: number): number[] => [0, 8, 16, 24].map((shift) => (value >> shift) & 255);
const text = (value: string): number[] => [...new TextEncoder().encode(value), 0];

/** The opcodes of DWARF's line programs that the tests write. */
export const lineOpcodes = {
  address: (address: number) => [0, 5, 2, ...u32(address)],
  endsAt: (more: number) => [2, more, 0, 1, 1],
  row: [1],
  advance: (bytes: number) => [2, bytes],
  line: (more: number) => [3, more & 127],
  file: (index: number) => [4, index],
  /** One opcode that advances address and line, and adds a row. */
  special: (bytes: number, lines: number) => [13 + bytes * 14 + lines + 5],
} as const;

/** One table of .debug_line, in the form in which clang writes version 4. */
export function lineTable(
  files: readonly string[],
  program: readonly (readonly number[])[],
  version = 4,
): number[] {
  const operands = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1];
  const names = files.flatMap((name) => [...text(name), 0, 0, 0]);
  const header = [1, 1, 1, 0xfb, 14, 13, ...operands, 0, ...names, 0];
  const rest = [version, 0, ...u32(header.length), ...header, ...program.flat()];
  return [...u32(rest.length), ...rest];
}
