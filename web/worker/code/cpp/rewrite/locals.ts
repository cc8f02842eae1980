// The declarations of a function's locals, copied with spare ones behind them.
import type { ByteReader, ByteWriter } from '../wasm/bytes';
import { valueTypes, type ValueType } from '../wasm/instructions';

/** Reads the declarations of `module` and writes them with the spare ones; returns how many locals there were. */
export function declareLocals(
  module: Uint8Array,
  reader: ByteReader,
  out: ByteWriter,
  spareTypes: readonly ValueType[],
): number {
  const groups = reader.unsigned();
  const at = reader.at;
  let count = 0;
  for (let left = groups; left > 0; left--) {
    count += reader.unsigned();
    reader.u8();
  }
  out.unsigned(groups + spareTypes.length);
  out.bytes(module.subarray(at, reader.at));
  for (const type of spareTypes) out.u8(1, valueTypes[type]);
  return count;
}
