// A value of an entry in .debug_info, by its form.
import type { ByteReader } from '../wasm/bytes';

/** Numbers, offsets and addresses are numbers; an expression is its bytes. */
export type Value = number | string | boolean | Uint8Array;

/** The text at an offset of .debug_str. */
export type Texts = (offset: number) => string;

/** Undefined for a value that nothing here needs; `unit`: the offset from which references within the unit count. */
export function readValue(
  reader: ByteReader,
  form: number,
  texts: Texts,
  unit: number,
): Value | undefined {
  switch (form) {
    case 0x01: // an address
    case 0x06: // four bytes
    case 0x10: // a reference to another unit
    case 0x17: // an offset in another section
      return reader.u32();
    case 0x03: // a block
      return reader.bytes(reader.u16());
    case 0x04:
      return reader.bytes(reader.u32());
    case 0x09:
    case 0x18: // an expression
      return reader.bytes(reader.unsigned());
    case 0x0a:
      return reader.bytes(reader.u8());
    case 0x05:
      return reader.u16();
    case 0x07: // eight bytes
    case 0x20: // the signature of a type
      reader.bytes(8);
      return undefined;
    case 0x08:
      return reader.string();
    case 0x0b: // one byte
      return reader.u8();
    case 0x0c: // a flag
      return reader.u8() !== 0;
    case 0x0d:
      return reader.signed();
    case 0x0e:
      return texts(reader.u32());
    case 0x0f:
      return reader.unsigned();
    case 0x11: // references within the unit
      return unit + reader.u8();
    case 0x12:
      return unit + reader.u16();
    case 0x13:
      return unit + reader.u32();
    case 0x15:
      return unit + reader.unsigned();
    case 0x16: // the form itself comes first
      return readValue(reader, reader.unsigned(), texts, unit);
    case 0x19: // a flag that is there
      return true;
    default:
      throw new Error(`DWARF has a form ${form}`);
  }
}
