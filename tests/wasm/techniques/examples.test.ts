// Every technique has an example whose path uses it, and `npm run docs` shows these examples in each language.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/core/language';
import { exampleLink, readLink } from '../../../web/core/link';
import { exampleOf } from '../../../web/core/techniques/technique-examples';
import { techniques } from '../../../web/core/techniques/technique';
import { techniqueNamesIn } from '../../../web/languages/en/technique-names';
import { published } from '../published';
import { effectOf, exampleDocs, stepOfExample } from './example-docs';

const withExample = techniques.filter(({ name }) => exampleOf(name) !== undefined);

describe('an example', () => {
  it.each(withExample)('of $name is found at its step', async ({ name }) => {
    expect((await stepOfExample(name))?.technique).toBe(name);
  });

  it.each(withExample)('of $name has a link that leads to it', ({ name }) => {
    const example = exampleOf(name);
    if (!example) throw new Error('there is one');
    const { puzzle, step, order } = example;
    expect(readLink(exampleLink(example))).toMatchObject({
      puzzle,
      mode: 'explain',
      at: String(step),
      order: order === 'teaching' ? undefined : order,
    });
  });

  it('is there of every technique but three that no path goes through', () => {
    const without = techniques.map(({ name }) => name).filter((name) => !exampleOf(name));
    expect(without).toEqual(['direct-claiming', 'twice-nested-chains', 'siamese-fish']);
  });
});

/** Alone, these tests look for every example, which takes long on a busy machine. */
const patience = { timeout: 600_000 };

it('an example of each technique has the effect that it had', patience, async () => {
  const effects = withExample.map(async ({ name }) => {
    const step = await stepOfExample(name);
    return `${name}: ${step ? effectOf(step) : 'none'}\n`;
  });
  const text = (await Promise.all(effects)).join('');
  await expect(text).toMatchFileSnapshot('example-effects.txt');
});

it.each(languages.map(({ code }) => code))(
  'the docs in %s have every technique',
  patience,
  async (code) => {
    const name = code === 'en' ? 'technique-examples' : `technique-examples.${code}`;
    const docs = await published(name, await exampleDocs(code));
    const { names } = techniqueNamesIn(code);
    const headings = techniques.map((each) => `### ${names[each.name]} (\`${each.name}\`)`);
    expect(docs.match(/^### .*/gm)?.sort()).toEqual(headings.sort());
    expect(docs.match(/^```text$/gm)).toHaveLength(withExample.length);
  },
);
