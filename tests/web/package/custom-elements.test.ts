// custom-elements.json is kept by hand: here it is held to what the sources declare.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Named {
  name: string;
  description: string;
  type: { text: string };
}
interface Declaration {
  tagName: string;
  attributes: Named[];
  members: (Named & { kind: 'field' | 'method'; attribute?: string; readonly?: boolean })[];
  events: Named[];
  cssProperties: Named[];
  cssParts: Named[];
}
interface Manifest {
  modules: { path: string; declarations: Declaration[] }[];
}

const manifest = JSON.parse(read('custom-elements.json')) as Manifest;
const [sudoku] = manifest.modules.flatMap(({ declarations }) => declarations);
if (!sudoku) throw new Error('custom-elements.json declares nothing');

/** Names of an interface's members with their first comment; a getter and its setter are one. */
function membersOf(path: string, name: string): Map<string, string> {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  const members = new Map<string, string>();
  for (const member of found?.members ?? []) {
    const key = member.name && 'text' in member.name ? member.name.text : undefined;
    const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
    if (key !== undefined && !members.has(key)) {
      members.set(key, ts.getTextOfJSDocComment(comment?.comment) ?? '');
    }
  }
  return members;
}

const namesOf = (entries: readonly Named[]) => entries.map(({ name }) => name);
const surface = membersOf('web/package/surface.ts', 'RetraceSudoku');

describe('custom-elements.json', () => {
  it('has the members of the package, in the same words', () => {
    expect(surface.size).toBeGreaterThan(20);
    const declared = sudoku.members.map(({ name, description }) => [name, description]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(surface));
  });

  it('has the attributes of the package, each with its property', () => {
    const attributes = [...membersOf('web/package/surface.ts', 'RetraceSudokuAttributes').keys()];
    expect(namesOf(sudoku.attributes)).toEqual(attributes);
    const mirrored = sudoku.members.flatMap(({ attribute }) => attribute ?? []);
    expect(mirrored.sort()).toEqual([...attributes].sort());
  });

  it('has the events of the element', () => {
    const events = [...membersOf('web/element/events.ts', 'RetraceEventMap').keys()];
    expect(events).toHaveLength(6);
    expect(namesOf(sudoku.events)).toEqual(events);
  });

  it('has every custom property that the styles read', () => {
    const styles = readdirSync(join(root, 'web/element'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => read(join('web/element', path)))
      .join('\n');
    const properties = new Set(
      [...styles.matchAll(/var\(\s*(--retrace-[a-z-]+)/g)].map((m) => m[1]),
    );
    expect(namesOf(sudoku.cssProperties).sort()).toEqual([...properties].sort());
  });

  it('names modules that package.json exports', () => {
    const { exports } = JSON.parse(read('package.json')) as {
      exports: Record<string, string | { default: string }>;
    };
    const modules = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : entry.default.replace('./', ''),
    );
    expect(manifest.modules.map(({ path }) => path)).toEqual(modules);
  });
});
