// The place of a variable in memory as .debug_info has it, for code that keeps every variable in the frame of its call.
import { ByteReader } from '../wasm/bytes';
import { attributes, tags, valueIn, type Entries, type Entry } from './entries';

const operations = {
  address: 0x03,
  dereference: 0x06,
  plusConstant: 0x23,
  fromFrame: 0x91,
  wasmLocation: 0xed,
} as const;

/** The local in which a function has the address of its frame. */
export function frameLocalOf(entry: Entry): number | undefined {
  const base = entry.values.get(attributes.frameBase);
  return base instanceof Uint8Array ? localIn(new ByteReader(base)) : undefined;
}

/** The locals in which a function is given the addresses of arguments that its caller keeps for it, such as objects by value. */
export const givenLocalsOf = ({ children }: Entry): number[] =>
  children.flatMap(({ tag, values }) => {
    const location = tag === tags.formalParameter && values.get(attributes.location);
    if (!(location instanceof Uint8Array)) return [];
    const reader = new ByteReader(location);
    const local = localIn(reader);
    return local !== undefined && reader.isAtEnd ? [local] : [];
  });

function localIn(reader: ByteReader): number | undefined {
  const isLocal = reader.u8() === operations.wasmLocation && reader.u8() === 0;
  return isLocal ? reader.unsigned() : undefined;
}

/** The places of a call that has not returned: the address of its frame, 0 where it has none, and those of arguments by their locals. */
export interface Held {
  frame: number;
  given: ReadonlyMap<number, number>;
  memory: DataView;
}

/** Where a variable of a call is; undefined where that is not in memory. */
export function placeOf(entry: Entry, held: Held, at: Entries['at']): number | undefined {
  const location = valueIn(entry, attributes.location, at);
  if (!(location instanceof Uint8Array)) return undefined;
  const reader = new ByteReader(location);
  let place: number | undefined;
  while (!reader.isAtEnd) {
    place = movedBy(reader.u8(), reader, place, held);
    if (place === undefined || place <= 0) return undefined;
  }
  return place;
}

function movedBy(
  operation: number,
  reader: ByteReader,
  place: number | undefined,
  { frame, given, memory }: Held,
): number | undefined {
  switch (operation) {
    case operations.address:
      return reader.u32();
    case operations.fromFrame:
      return frame === 0 ? undefined : frame + reader.signed();
    case operations.wasmLocation:
      return reader.u8() === 0 ? given.get(reader.unsigned()) : undefined;
    case operations.plusConstant:
      return place === undefined ? undefined : place + reader.unsigned();
    case operations.dereference:
      return place === undefined || place + 4 > memory.byteLength
        ? undefined
        : memory.getUint32(place, true);
    default:
      return undefined;
  }
}

/** The distance of a variable from its frame, where it is nothing but that. */
export function offsetInFrame(entry: Entry, at: Entries['at']): number | undefined {
  const location = valueIn(entry, attributes.location, at);
  if (!(location instanceof Uint8Array)) return undefined;
  const reader = new ByteReader(location);
  if (reader.u8() !== operations.fromFrame) return undefined;
  const offset = reader.signed();
  return reader.isAtEnd ? offset : undefined;
}
