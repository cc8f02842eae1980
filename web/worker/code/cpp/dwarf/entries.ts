// The tree of entries in DWARF 4's .debug_info: scopes, variables and types, as clang writes them for WebAssembly.
import { ByteReader } from '../wasm/bytes';
import { sectionNamed, type Section } from '../wasm/sections';
import { readValue, type Texts, type Value } from './values';

/** The kinds of entries by their numbers in DWARF. */
export const tags = {
  arrayType: 0x01,
  classType: 0x02,
  enumerationType: 0x04,
  formalParameter: 0x05,
  lexicalBlock: 0x0b,
  member: 0x0d,
  pointerType: 0x0f,
  referenceType: 0x10,
  compileUnit: 0x11,
  structureType: 0x13,
  typedef: 0x16,
  inheritance: 0x1c,
  inlinedSubroutine: 0x1d,
  subrange: 0x21,
  baseType: 0x24,
  constType: 0x26,
  enumerator: 0x28,
  subprogram: 0x2e,
  variable: 0x34,
  volatileType: 0x35,
  rvalueReferenceType: 0x42,
} as const;

/** The attributes of entries by their numbers in DWARF. */
export const attributes = {
  location: 0x02,
  name: 0x03,
  byteSize: 0x0b,
  statements: 0x10,
  lowest: 0x11,
  highest: 0x12,
  constant: 0x1c,
  abstractOrigin: 0x31,
  artificial: 0x34,
  count: 0x37,
  memberAt: 0x38,
  declaredIn: 0x3a,
  declaredOn: 0x3b,
  encoding: 0x3e,
  frameBase: 0x40,
  specification: 0x47,
  type: 0x49,
  ranges: 0x55,
  calledIn: 0x58,
  calledOn: 0x59,
} as const;

export interface Entry {
  tag: number;
  values: ReadonlyMap<number, Value>;
  parent: Entry | undefined;
  children: Entry[];
}

interface Shape {
  tag: number;
  hasChildren: boolean;
  /** Attribute and form of each value. */
  values: readonly (readonly [number, number])[];
}

/** The entries of all units, and each of them by its offset. */
export interface Entries {
  units: readonly Entry[];
  at: ReadonlyMap<number, Entry>;
}

export function entriesOf(module: Uint8Array, sections: readonly Section[]): Entries {
  const units: Entry[] = [];
  const at = new Map<number, Entry>();
  const [info, shapes] = ['.debug_info', '.debug_abbrev'].map((name) =>
    sectionNamed(sections, name),
  );
  if (!info || !shapes) return { units, at };
  const texts = textsOf(module, sectionNamed(sections, '.debug_str'));
  const reader = new ByteReader(module, info.start, info.end);
  while (!reader.isAtEnd) {
    const start = reader.at;
    const end = reader.u32() + reader.at;
    if (reader.u16() === 4) {
      const known = shapesAt(new ByteReader(module, shapes.start + reader.u32(), shapes.end));
      reader.u8(); // bytes of an address
      readUnit(
        reader,
        end,
        { known, texts, unit: start - info.start, from: info.start },
        at,
        units,
      );
    }
    reader.at = end;
  }
  return { units, at };
}

interface Unit {
  known: ReadonlyMap<number, Shape>;
  texts: Texts;
  /** The offset of the unit in its section, from which its references count. */
  unit: number;
  /** The start of the section in the module. */
  from: number;
}

function readUnit(
  reader: ByteReader,
  end: number,
  { known, texts, unit, from }: Unit,
  at: Map<number, Entry>,
  units: Entry[],
): void {
  let parent: Entry | undefined;
  while (reader.at < end) {
    const offset = reader.at - from;
    const shape = known.get(reader.unsigned());
    if (!shape) {
      parent = parent?.parent;
      if (!parent) return;
      continue;
    }
    const values = new Map<number, Value>();
    for (const [attribute, form] of shape.values) {
      const value = readValue(reader, form, texts, unit);
      if (value !== undefined) values.set(attribute, value);
    }
    const entry: Entry = { tag: shape.tag, values, parent, children: [] };
    at.set(offset, entry);
    (parent?.children ?? units).push(entry);
    if (shape.hasChildren) parent = entry;
  }
}

function shapesAt(reader: ByteReader): Map<number, Shape> {
  const shapes = new Map<number, Shape>();
  for (let code = reader.unsigned(); code !== 0; code = reader.unsigned()) {
    const tag = reader.unsigned();
    const hasChildren = reader.u8() !== 0;
    const values: [number, number][] = [];
    for (;;) {
      const pair: [number, number] = [reader.unsigned(), reader.unsigned()];
      if (pair[0] === 0 && pair[1] === 0) break;
      values.push(pair);
    }
    shapes.set(code, { tag, hasChildren, values });
  }
  return shapes;
}

function textsOf(module: Uint8Array, section: Section | undefined): Texts {
  return (offset) =>
    section ? new ByteReader(module, section.start + offset, section.end).string() : '';
}

/** The entry of the unit that this one belongs to. */
export function unitOf(entry: Entry): Entry {
  let unit = entry;
  while (unit.parent) unit = unit.parent;
  return unit;
}

/** A value that is a number. */
export function numberIn(entry: Entry, attribute: number): number | undefined {
  const value = entry.values.get(attribute);
  return typeof value === 'number' ? value : undefined;
}

/** The entry that this one refers to by an attribute. */
export function referredBy(entry: Entry, attribute: number, at: Entries['at']): Entry | undefined {
  const offset = numberIn(entry, attribute);
  return offset === undefined ? undefined : at.get(offset);
}

/** A value of the entry, or else of the one that it is an instance or the definition of. */
export function valueIn(entry: Entry, attribute: number, at: Entries['at']): Value | undefined {
  const own = entry.values.get(attribute);
  if (own !== undefined) return own;
  const origin =
    referredBy(entry, attributes.abstractOrigin, at) ??
    referredBy(entry, attributes.specification, at);
  return origin && valueIn(origin, attribute, at);
}
