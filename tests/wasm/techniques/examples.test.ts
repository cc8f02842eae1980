// Every technique has an example whose path uses it, and docs/technique-examples.md shows these examples in each language.
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/core/language';
import { exampleLink, readLink } from '../../../web/core/link';
import { exampleOf, neverFirst } from '../../../web/core/techniques/examples';
import { techniques } from '../../../web/core/techniques/technique';
import { exampleDocs, stepOfExample } from './example-docs';

const fileIn = (code: string) => {
  const name = code === 'en' ? 'technique-examples' : `technique-examples.${code}`;
  return fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url));
};

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

  it('is there of every technique that a path can go through', () => {
    const without = techniques.map(({ name }) => name).filter((name) => !exampleOf(name));
    expect(without).toEqual([...neverFirst]);
  });
});

it.each(languages.map(({ code }) => code))('the docs in %s are made of them', async (code) => {
  const settings = { parser: 'markdown', singleQuote: true, printWidth: 100 } as const;
  await expect(await format(await exampleDocs(code), settings)).toMatchFileSnapshot(fileIn(code));
});
