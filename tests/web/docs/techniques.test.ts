// The table of docs/techniques.md, in each language, has the page's names and ratings of the techniques.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages, type Language } from '../../../web/core/language';
import { techniques } from '../../../web/core/techniques/technique';
import { alsoCalled } from '../../../web/element/shared/techniques/also-called';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

interface Row {
  technique: string;
  otherNames: string;
  /** The lowest rating that the technique gives a step. */
  rating: string;
}

/** The rows of the table; in languages other than English it has one more column, for the technique's name in that language. */
function rowsIn(code: Language): Row[] {
  const isDefault = code === defaultLanguage;
  const file = isDefault ? 'techniques' : `techniques.${code}`;
  const row = new RegExp(`^\\| \`[\\w-]+\` +(\\|[^|]*){${isDefault ? 4 : 5}}\\|$`);
  return readFileSync(`${docs}/${file}.md`, 'utf8')
    .split('\n')
    .filter((line) => row.test(line))
    .map((line) => line.split('|').map((column) => column.trim()))
    .map(([, name = '', ...others]) => {
      const [otherNames = '', rating = ''] = isDefault ? others : others.slice(1);
      return { technique: name, otherNames, rating: /\d+\.\d/.exec(rating)?.[0] ?? '' };
    });
}

describe.each(languages)('in $name', ({ code }) => {
  it('each technique has a row with its other names and the least rating that it gives', () => {
    expect(rowsIn(code)).toEqual(
      techniques.map(({ name, rating }) => ({
        technique: `\`${name}\``,
        otherNames: alsoCalled[name] ?? '',
        rating: rating === 0 ? '' : (rating / 10).toFixed(1),
      })),
    );
  });
});
