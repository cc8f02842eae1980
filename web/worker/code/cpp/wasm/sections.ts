// The sections of a WebAssembly module: where each stands, and what a rewriter has to know of them.
import { ByteReader } from './bytes';

/** The sections by their numbers in the binary format. */
export const sectionIds = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  memory: 5,
  global: 6,
  export: 7,
  code: 10,
  /** The section of exceptions: only a program that may catch has one. */
  tag: 13,
} as const;

export interface Section {
  id: number;
  /** The name of a custom section; empty for the others. */
  name: string;
  /** The start of its contents in the module; a custom section's begin behind its name. */
  start: number;
  end: number;
}

export interface FunctionType {
  /** Value types, as bytes. */
  parameters: readonly number[];
  results: readonly number[];
}

export interface Import {
  from: string;
  name: string;
  kind: 'function' | 'table' | 'memory' | 'global' | 'tag';
  /** The number of its type, for a function or a tag. */
  type: number;
}

export interface ModuleFacts {
  sections: readonly Section[];
  types: readonly FunctionType[];
  imports: readonly Import[];
  /** Imported functions as `module.name`; they come first in the numbering. */
  imported: readonly string[];
  /** The type of each function that is defined in the module. */
  defined: readonly number[];
  globals: number;
}

const headerLength = 8;

export function sectionsOf(module: Uint8Array): Section[] {
  const reader = new ByteReader(module, headerLength);
  const sections: Section[] = [];
  while (!reader.isAtEnd) {
    const id = reader.u8();
    const size = reader.unsigned();
    const end = reader.at + size;
    const name = id === sectionIds.custom ? reader.name() : '';
    sections.push({ id, name, start: reader.at, end });
    reader.at = end;
  }
  return sections;
}

export const sectionNamed = (sections: readonly Section[], name: string): Section | undefined =>
  sections.find((section) => section.id === 0 && section.name === name);

export function factsOf(module: Uint8Array): ModuleFacts {
  const sections = sectionsOf(module);
  const reader = (id: number) => {
    const section = sections.find((each) => each.id === id);
    return section ? new ByteReader(module, section.start, section.end) : undefined;
  };
  const { imports } = importsIn(reader(sectionIds.import));
  const ofKind = (wanted: Import['kind']) => imports.filter(({ kind }) => kind === wanted);
  return {
    sections,
    types: typesIn(reader(sectionIds.type)),
    imports,
    imported: ofKind('function').map(({ from, name }) => `${from}.${name}`),
    defined: list(reader(sectionIds.function), (each) => each.unsigned()),
    globals: ofKind('global').length + (reader(sectionIds.global)?.unsigned() ?? 0),
  };
}

/** The number of pages with which the imported memory starts. */
export function memoryPagesOf(module: Uint8Array): number {
  const section = sectionsOf(module).find(({ id }) => id === sectionIds.import);
  const reader = section && new ByteReader(module, section.start, section.end);
  return importsIn(reader).memoryPages;
}

/** A vector of the binary format; empty where its section is not there. */
function list<Item>(reader: ByteReader | undefined, read: (reader: ByteReader) => Item): Item[] {
  if (!reader) return [];
  return Array.from({ length: reader.unsigned() }, () => read(reader));
}

const typesIn = (reader: ByteReader | undefined): FunctionType[] =>
  list(reader, (each) => {
    each.u8(); // 0x60: a function
    const parameters = [...each.bytes(each.unsigned())];
    return { parameters, results: [...each.bytes(each.unsigned())] };
  });

const importKinds = ['function', 'table', 'memory', 'global', 'tag'] as const;

function importsIn(reader: ByteReader | undefined): { imports: Import[]; memoryPages: number } {
  let memoryPages = 0;
  const imports = list(reader, (each) => {
    const [from, name] = [each.name(), each.name()];
    const kind = importKinds[each.u8()];
    if (kind === undefined) throw new Error('an import of an unknown kind');
    let type = -1;
    if (kind === 'table') each.u8();
    if (kind === 'tag') each.u8();
    if (kind === 'function' || kind === 'tag') type = each.unsigned();
    if (kind === 'table') skipLimits(each);
    if (kind === 'memory') memoryPages = skipLimits(each);
    if (kind === 'global') each.bytes(2);
    return { from, name, kind, type };
  });
  return { imports, memoryPages };
}

/** Passes over the limits of a memory, and gives the lower one. */
function skipLimits(reader: ByteReader): number {
  const hasMaximum = (reader.u8() & 1) !== 0;
  const least = reader.unsigned();
  if (hasMaximum) reader.skipNumber();
  return least;
}
