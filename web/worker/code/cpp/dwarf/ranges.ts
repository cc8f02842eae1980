// The code that an entry of .debug_info stands for, as addresses from the start of the code section.
import { ByteReader } from '../wasm/bytes';
import type { Section } from '../wasm/sections';
import { attributes, numberIn, unitOf, type Entry } from './entries';

/** From an address up to, and without, another. */
export type AddressRange = readonly [number, number];

/** In a list: the next address is what the following ones count from. */
const newBase = 0xffffffff;

/** Pairs of addresses that count from `base`, each followed by what `readRest` reads. */
export function pairsAt<Rest>(
  reader: ByteReader,
  base: number,
  readRest: (reader: ByteReader) => Rest,
): { range: AddressRange; rest: Rest }[] {
  const pairs: { range: AddressRange; rest: Rest }[] = [];
  let from = base;
  for (;;) {
    const [start, end] = [reader.u32(), reader.u32()];
    if (start === newBase) {
      from = end;
      continue;
    }
    if (start === 0 && end === 0) return pairs;
    pairs.push({ range: [from + start, from + end], rest: readRest(reader) });
  }
}

/** The address from which the lists of an entry's unit count, the lowest one of that unit. */
export const baseOf = (entry: Entry): number => numberIn(unitOf(entry), attributes.lowest) ?? 0;

/** Empty for an entry without code. */
export function rangesOf(
  entry: Entry,
  module: Uint8Array,
  section: Section | undefined,
): AddressRange[] {
  const list = numberIn(entry, attributes.ranges);
  if (list !== undefined && section) {
    const reader = new ByteReader(module, section.start + list, section.end);
    return pairsAt(reader, baseOf(entry), () => undefined).map(({ range }) => range);
  }
  const lowest = numberIn(entry, attributes.lowest);
  const length = numberIn(entry, attributes.highest);
  return lowest === undefined || length === undefined ? [] : [[lowest, lowest + length]];
}

export const isIn = (ranges: readonly AddressRange[], address: number): boolean =>
  ranges.some(([start, end]) => start <= address && address < end);
