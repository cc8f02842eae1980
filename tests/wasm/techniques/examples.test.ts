// docs/technique-examples.md and its Korean twin: every technique by its name, every example as it is found.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellName } from '../../../web/core/cell';
import { languages } from '../../../web/core/language';
import { formatLink, readLink } from '../../../web/core/link';
import { defaultStrategy } from '../../../web/core/strategy';
import type { TechniqueOrder } from '../../../web/core/techniques/order';
import type { Deduction } from '../../../web/core/techniques/deduction';
import { techniques } from '../../../web/core/techniques/technique';
import { eliminatedBy } from '../../../web/element/shared/techniques/evidence-parts';
import { techniqueNamesIn } from '../../../web/element/shared/techniques/names-in';
import { asked, grid } from './techniques-core';

const docs = (code: string) => {
  const name = code === 'en' ? 'technique-examples' : `technique-examples.${code}`;
  return readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
};

interface Example {
  technique: string;
  /** To the live board. */
  link: string;
  step: number;
  order: TechniqueOrder;
  effect: string;
  line: string;
}

const examplesIn = (text: string): Example[] =>
  [
    ...text.matchAll(
      /\(`([\w-]+)`\)\s*\|[^|]*\|\s*\[(\d+)(\*?)\]\(([^)]*)\)\s*\|\s*`([^`]+)`\s*\|\s*`([^`]+)`/g,
    ),
  ].map(([, technique = '', step = '', classic = '', link = '', effect = '', line = '']) => ({
    technique,
    link,
    step: Number(step),
    order: classic === '' ? 'teaching' : 'classic',
    effect,
    line,
  }));

/** As `retrace explain` writes it. */
function effectOf({ placement, eliminations }: Deduction): string {
  if (placement) return `${cellName(placement.cell)}=${placement.digit}`;
  const each = eliminatedBy({ eliminations });
  return each.map(({ digit, cells }) => `${cells.map(cellName).join(',')}<>${digit}`).join(' ');
}

describe.each(languages.map(({ code }) => code))('the examples in %s', (code) => {
  const text = docs(code);

  it('have a line for every technique, by its name', () => {
    const { names } = techniqueNamesIn(code);
    for (const { name } of techniques) {
      expect(text).toMatch(new RegExp(`\\| ${escaped(names[name])} \\(\`${name}\`\\)`));
    }
  });

  it('are the same as in the other language', () => {
    expect(examplesIn(text)).toEqual(examplesIn(docs('en')));
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('an example', () => {
  it.each(examplesIn(docs('en')))(
    'of $technique leads to a live board at its step',
    ({ step, order, line, link }) => {
      const puzzle = grid(line);
      const mode = 'explain';
      const fragment = formatLink({ puzzle, strategy: defaultStrategy, mode, at: step, order });
      expect(link).toBe(`https://example.org/${fragment}`);
      const { puzzle: read, ...rest } = readLink(new URL(link).hash);
      expect({ read, ...rest }).toMatchObject({ read: puzzle, mode, at: String(step) });
    },
  );

  it.each(examplesIn(docs('en')))(
    'of $technique is found at step $step',
    async ({ technique, step, order, effect, line }) => {
      const { steps } = await asked('path', { puzzle: grid(line), order });
      const found = steps[step - 1];
      expect(found?.technique).toBe(technique);
      expect(found && sorted(effectOf(found))).toBe(sorted(effect));
    },
  );

  it('is there of nearly every technique', () => {
    expect(examplesIn(docs('en')).length).toBeGreaterThanOrEqual(techniques.length - 3);
  });
});

/** The command keeps the order in which cells were found. */
const sorted = (effect: string): string =>
  effect
    .split(' ')
    .map((part) => {
      const [cells = '', digit = ''] = part.split('<>');
      return `${cells.split(',').toSorted().join(',')}<>${digit}`;
    })
    .join(' ');
