// The addresses at which a function's code first stores something in each place of its frame: before that a variable holds nothing.
import { ByteReader } from '../wasm/bytes';
import { opcodes, skipImmediates, storeOf } from '../wasm/instructions';

/** By the distance from the frame, whose address is in the local `frame`; addresses count from the start of the code section. */
export function firstStoresIn(
  module: Uint8Array,
  codeStart: number,
  [start, end]: readonly [number, number],
  frame: number,
): Map<number, number> {
  const stores = new Map<number, number>();
  const reader = new ByteReader(module, codeStart + start, codeStart + end);
  for (let groups = reader.unsigned(); groups > 0; groups--) {
    reader.unsigned();
    reader.u8();
  }
  // Code that is not optimised stores right after it has put the address and the value, each from a local.
  let before: (number | undefined)[] = [];
  while (!reader.isAtEnd) {
    const at = reader.at;
    const opcode = reader.u8();
    const operands = reader.at;
    skipImmediates(reader, opcode);
    const immediates = new ByteReader(module, operands, reader.at);
    if (storeOf(opcode) && before[0] === frame) {
      immediates.skipNumber(); // alignment
      const offset = immediates.unsigned();
      if (!stores.has(offset)) stores.set(offset, at - codeStart);
    }
    before = [before[1], opcode === opcodes.localGet ? immediates.unsigned() : undefined];
  }
  return stores;
}
