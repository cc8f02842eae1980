// The texts of custom-elements.json and VS Code's data, both made from web/package/surface.ts, are held to the
// styles and the element.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { editorData } from '../../../scripts/package/editor-data.mjs';
import { manifest } from '../../../scripts/package/manifest.mjs';
import { ElementProperties } from '../../../web/element/properties';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const made = manifest();
const [sudoku] = made.modules.flatMap(({ declarations }) => declarations);
if (!sudoku) throw new Error('the manifest declares nothing');

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const elementSources = readdirSync(join(root, 'web/element'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => read(join('web/element', path)))
  .join('\n');

describe('custom-elements.json', () => {
  it('has the members that docs and tests know, each with a sentence', () => {
    expect(namesOf(sudoku.members)).toEqual(
      expect.arrayContaining(['puzzle', 'value', 'status', 'counters', 'solve', 'seek', 'reset']),
    );
    const entries = [
      ...sudoku.members,
      ...sudoku.events,
      ...sudoku.cssParts,
      ...sudoku.cssProperties,
    ];
    expect(entries.length).toBeGreaterThan(40);
    for (const { name, description } of entries)
      expect(description, name).toMatch(/^[A-Z`].{10,}\.$/);
  });

  it('spells out the values of an attribute, without those of the page alone', () => {
    const types = Object.fromEntries(sudoku.attributes.map(({ name, type }) => [name, type.text]));
    expect(types).toMatchObject({
      puzzle: 'string',
      mode: "'solve' | 'play' | 'watch' | 'race' | 'explain' | 'lesson'",
      speed: "number | 'max'",
      at: 'number',
      order: "'teaching' | 'classic' | 'hodoku' | 'sudokuwiki'",
      techniques: 'string',
      loop: 'boolean',
      theme: "'auto' | 'light' | 'dark'",
    });
    expect(types.strategy).toContain("'used-flags'");
    const mode = sudoku.members.find(({ name }) => name === 'mode');
    expect(mode && 'type' in mode && mode.type.text).toBe(
      "'solve' | 'play' | 'watch' | 'race' | 'explain' | 'lesson'",
    );
  });

  it('says which properties can be read only and which are reflected', () => {
    const of = (key: 'readonly' | 'reflects') =>
      namesOf(sudoku.members.filter((member) => new Map(Object.entries(member)).get(key) === true));
    expect(of('readonly')).toEqual(['status', 'counters']);
    const declared = Object.entries(ElementProperties.properties);
    const reflected = declared.flatMap(([name, { reflect }]) => (reflect === true ? [name] : []));
    expect(of('reflects').sort()).toEqual(reflected.sort());
  });

  it('has the events of the element', () => {
    expect(namesOf(sudoku.events)).toEqual(
      [
        'ready',
        'change',
        'progress',
        'step',
        'explain',
        'solve',
        'complete',
        'hint',
        'answer',
        'error',
      ].map((name) => `retrace-${name}`),
    );
    expect(sudoku.events.at(-1)?.type.text).toBe('CustomEvent<ErrorDetail>');
  });

  it('has every custom property that the styles read, and every part', () => {
    const found = (form: RegExp) =>
      [
        ...new Set([...elementSources.matchAll(form)].flatMap(([, name = '']) => name.split(' '))),
      ].sort();
    expect(namesOf(sudoku.cssProperties).sort()).toEqual(found(/var\(\s*(--retrace-[a-z-]+)/g));
    const parts = found(/\bexportparts="([a-z ,]+)"/g).flatMap((names) =>
      names.replaceAll(',', ''),
    );
    expect(namesOf(sudoku.cssParts)).toEqual(expect.arrayContaining(parts));
  });

  it('names modules that package.json exports', () => {
    const { exports } = JSON.parse(read('package.json')) as {
      exports: Record<string, string | { default: string }>;
    };
    const modules = [exports['.'], exports['./define']].flatMap((entry) =>
      typeof entry === 'object' ? entry.default.replace('./', '') : [],
    );
    expect(made.modules.map(({ path }) => path)).toEqual(modules);
  });
});

describe('VS Code’s data', () => {
  const { 'vscode.html-data.json': html, 'vscode.css-data.json': css } = editorData(made);

  it('offers the values of an attribute, and none for one that is there or not', () => {
    const [tag] = html.tags;
    const attribute = (name: string) => tag?.attributes.find((each) => each.name === name);
    expect(attribute('controls')?.values).toEqual(
      ['full', 'minimal', 'none'].map((name) => ({ name })),
    );
    expect(attribute('loop')).toMatchObject({ valueSet: 'v' });
    expect(attribute('loop')).not.toHaveProperty('values');
  });

  it('knows custom properties and parts', () => {
    expect(namesOf(css.properties)).toContain('--retrace-accent');
    expect(namesOf(css.pseudoElements)).toContain('::part(given)');
  });
});
