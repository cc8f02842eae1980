// Lays out the global variables of a program as g++ does on x86-64, so that a write behind an array reaches what it would reach there:
// g++ has them in memory in reverse, the static ones behind the others, and aligns those of 32 bytes and more to 32. Clang's object
// file has each in a segment of its own, in the order of the source; the linker keeps the order of segments and their alignment.
import { ByteReader, ByteWriter } from '../wasm/bytes';
import { sectionNamed, sectionsOf, type Section } from '../wasm/sections';

const dataSection = 11;
/** Parts of the custom section `linking`. */
const parts = { segments: 5, comdats: 7, symbols: 8 } as const;
const dataSymbol = 1;
const sectionSymbol = 3;
const flagsOf = { local: 2, undefined: 0x10, explicitName: 0x40 } as const;
/** The kinds of relocation with a number behind them that is added. */
const withAddend = new Set([3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25]);
/** Zeros behind the last variable, where g++ has the end of its page. */
const roomBehind = 256;

interface Segment {
  /** Its entry in the section of data, without its length and bytes. */
  head: Uint8Array;
  bytes: Uint8Array;
  /** Where its entry begins in the section, and its bytes in that. */
  at: number;
  before: number;
  name: string;
  /** The alignment as a power of two. */
  alignment: number;
  flags: number;
  isLocal: boolean;
  /** Whether it may stand once for several files. */
  isShared: boolean;
}

/** The object file with its variables in the order of g++; the same file where there are none. */
export function globalsAsGcc(object: Uint8Array): Uint8Array {
  const sections = sectionsOf(object);
  const data = sections.find(({ id }) => id === dataSection);
  const linking = sectionNamed(sections, 'linking');
  if (!data || !linking) return object;
  const segments = segmentsIn(object, data);
  const lists = partsIn(object, linking);
  nameSegments(segments, lists);
  const order = orderOf(segments);
  const last = order.findLast((each) => each.name.startsWith('.bss.') && !each.isShared);
  if (last) last.bytes = withRoom(last.bytes);
  const places = new Map<number, number>();
  const written = new ByteWriter();
  written.unsigned(order.length);
  for (const each of order) {
    places.set(each.at, written.length);
    written.bytes(each.head);
    written.unsigned(each.bytes.length);
    written.bytes(each.bytes);
  }
  const moved = (at: number) => {
    const segment = segments.findLast((each) => each.at <= at);
    return segment ? at - segment.at + (places.get(segment.at) ?? segment.at) + grown(segment) : at;
  };
  const replaced = new Map([
    [data, written.written().slice()],
    [linking, linkingOf(lists, segments, order)],
  ]);
  const relocations = sectionNamed(sections, 'reloc.DATA');
  if (relocations) replaced.set(relocations, relocationsOf(object, relocations, moved));
  return moduleWith(object, sections, replaced);
}

/** By how many bytes the length in a segment's entry has become longer. */
const grown = ({ head, bytes, before }: Segment): number =>
  head.length + lengthOf(bytes.length) - before;
const lengthOf = (value: number): number =>
  value < 128 ? 1 : 1 + lengthOf(Math.floor(value / 128));

function withRoom(bytes: Uint8Array): Uint8Array {
  const more = new Uint8Array(bytes.length + roomBehind);
  more.set(bytes);
  return more;
}

function segmentsIn(object: Uint8Array, { start, end }: Section): Segment[] {
  const reader = new ByteReader(object, start, end);
  return Array.from({ length: reader.unsigned() }, () => {
    const from = reader.at;
    const kind = reader.unsigned();
    if (kind === 2) reader.unsigned();
    if (kind !== 1) {
      reader.u8(); // i32.const
      reader.skipNumber();
      reader.u8(); // end
    }
    const head = object.subarray(from, reader.at);
    const length = reader.unsigned();
    const before = reader.at - from;
    const bytes = reader.bytes(length);
    return {
      ...{ head, bytes, before, at: from - start, name: '', alignment: 0, flags: 0 },
      ...{ isLocal: true, isShared: false },
    };
  });
}

interface Part {
  kind: number;
  bytes: Uint8Array;
}

function partsIn(object: Uint8Array, { start, end }: Section): Part[] {
  const reader = new ByteReader(object, start, end);
  reader.unsigned(); // version
  const found: Part[] = [];
  while (!reader.isAtEnd) {
    const kind = reader.u8();
    found.push({ kind, bytes: reader.bytes(reader.unsigned()) });
  }
  return found;
}

const readerOf = (lists: readonly Part[], wanted: number): ByteReader =>
  new ByteReader(lists.find(({ kind }) => kind === wanted)?.bytes ?? Uint8Array.of(0));

function nameSegments(segments: readonly Segment[], lists: readonly Part[]): void {
  const named = readerOf(lists, parts.segments);
  for (const segment of segments.slice(0, named.unsigned())) {
    segment.name = named.name();
    segment.alignment = named.unsigned();
    segment.flags = named.unsigned();
  }
  eachSymbol(readerOf(lists, parts.symbols), ({ segment, flags }) => {
    const each = segment === undefined ? undefined : segments[segment];
    if (each && (flags & flagsOf.local) === 0) each.isLocal = false;
  });
  eachComdat(readerOf(lists, parts.comdats), (segment) => {
    const each = segments[segment];
    if (each) each.isShared = true;
  });
  for (const each of segments) {
    if (!isVariable(each)) continue;
    const least = each.bytes.length >= 32 ? 5 : each.bytes.length >= 16 ? 4 : 0;
    each.alignment = Math.max(each.alignment, least);
  }
}

const isVariable = ({ name, isShared }: Segment): boolean =>
  !isShared && /^\.(?:bss|data)\.(?!\.L)/.test(name);

/** The variables in the places of variables, in reverse, those of other files behind them; everything else stays where it is. */
function orderOf(segments: readonly Segment[]): Segment[] {
  const variables = segments.filter(isVariable).reverse();
  const next = [
    ...variables.filter(({ isLocal }) => !isLocal),
    ...variables.filter(({ isLocal }) => isLocal),
  ].values();
  return segments.map((each) => (isVariable(each) ? (next.next().value ?? each) : each));
}

interface SymbolRead {
  flags: number;
  /** The segment of a variable that the file has. */
  segment?: number;
  /** Where the number of its segment stands, and where that ends. */
  from: number;
  to: number;
}

function eachSymbol(reader: ByteReader, told: (symbol: SymbolRead) => void): void {
  for (let left = reader.unsigned(); left > 0; left--) {
    const kind = reader.u8();
    const flags = reader.unsigned();
    const isHere = (flags & flagsOf.undefined) === 0;
    if (kind === dataSymbol) {
      reader.name();
      if (!isHere) continue;
      const from = reader.at;
      const segment = reader.unsigned();
      told({ flags, segment, from, to: reader.at });
      reader.unsigned();
      reader.unsigned();
    } else {
      reader.unsigned();
      const isNamed = isHere || (flags & flagsOf.explicitName) !== 0;
      if (kind !== sectionSymbol && isNamed) reader.name();
    }
  }
}

function eachComdat(
  reader: ByteReader,
  told: (segment: number, from: number, to: number) => void,
): void {
  for (let left = reader.unsigned(); left > 0; left--) {
    reader.name();
    reader.unsigned();
    for (let members = reader.unsigned(); members > 0; members--) {
      const kind = reader.u8();
      const from = reader.at;
      const index = reader.unsigned();
      if (kind === 0) told(index, from, reader.at);
    }
  }
}

function linkingOf(
  lists: readonly Part[],
  segments: readonly Segment[],
  order: readonly Segment[],
): Uint8Array {
  const places = segments.map((each) => order.indexOf(each));
  const placeOf = (segment: number) => places[segment] ?? segment;
  const writer = new ByteWriter();
  writer.name('linking');
  writer.unsigned(2);
  for (const { kind, bytes } of lists) {
    const list = new ByteWriter();
    let copied = 0;
    /** Copies up to a number and writes the segment's place instead. */
    const put = (segment: number, from: number, to: number) => {
      list.bytes(bytes.subarray(copied, from));
      list.unsigned(placeOf(segment));
      copied = to;
    };
    if (kind === parts.symbols) {
      eachSymbol(new ByteReader(bytes), ({ segment = 0, from, to }) => {
        put(segment, from, to);
      });
    } else if (kind === parts.comdats) {
      eachComdat(new ByteReader(bytes), put);
    } else if (kind === parts.segments) {
      list.unsigned(order.length);
      for (const { name, alignment, flags } of order) {
        list.name(name);
        list.unsigned(alignment);
        list.unsigned(flags);
      }
      copied = bytes.length;
    }
    list.bytes(bytes.subarray(copied));
    writer.u8(kind);
    writer.unsigned(list.length);
    writer.bytes(list.written());
  }
  return writer.written().slice();
}

function relocationsOf(
  object: Uint8Array,
  { name, start, end }: Section,
  moved: (at: number) => number,
): Uint8Array {
  const reader = new ByteReader(object, start, end);
  const section = reader.unsigned();
  const all = Array.from({ length: reader.unsigned() }, () => {
    const kind = reader.u8();
    const at = moved(reader.unsigned());
    const from = reader.at;
    reader.unsigned();
    if (withAddend.has(kind)) reader.skipNumber();
    return { kind, at, rest: object.subarray(from, reader.at) };
  });
  all.sort((a, b) => a.at - b.at);
  const writer = new ByteWriter();
  writer.name(name);
  writer.unsigned(section);
  writer.unsigned(all.length);
  for (const { kind, at, rest } of all) {
    writer.u8(kind);
    writer.unsigned(at);
    writer.bytes(rest);
  }
  return writer.written().slice();
}

function moduleWith(
  object: Uint8Array,
  sections: readonly Section[],
  replaced: ReadonlyMap<Section, Uint8Array>,
): Uint8Array {
  const writer = new ByteWriter();
  let before = 8;
  writer.bytes(object.subarray(0, before));
  for (const section of sections) {
    const bytes = replaced.get(section);
    if (bytes) {
      writer.u8(section.id);
      writer.unsigned(bytes.length);
      writer.bytes(bytes);
    } else {
      writer.bytes(object.subarray(before, section.end));
    }
    before = section.end;
  }
  return writer.written().slice();
}
