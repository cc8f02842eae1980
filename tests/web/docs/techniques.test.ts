// The table of docs/techniques.md, in each language, has the page's names, ratings and levels of the techniques, and their points.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import alsoCalled from 'virtual:techniques/alsoCalled';
import table from '../../../cpp/sudoku/techniques/techniques.json';
import { defaultLanguage, languages, type Language } from '../../../web/core/language';
import { techniqueLevels, techniquesUpTo } from '../../../web/core/techniques/levels';
import { techniques } from '../../../web/core/techniques/technique';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

interface Row {
  technique: string;
  otherNames: string;
  /** The lowest rating that the technique gives a step. */
  rating: string;
  level: string;
  points: string;
}

const otherNames = new Map(alsoCalled);

/** The rows of the table; in languages other than English it has one more column, for the technique's name in that language. */
function rowsIn(code: Language): Row[] {
  const isDefault = code === defaultLanguage;
  const file = isDefault ? 'techniques' : `techniques.${code}`;
  const row = new RegExp(`^\\| \`[\\w-]+\` +(\\|[^|]*){${isDefault ? 6 : 7}}\\|$`);
  return readFileSync(`${docs}/${file}.md`, 'utf8')
    .split('\n')
    .filter((line) => row.test(line))
    .map((line) => line.split('|').map((column) => column.trim()))
    .map(([, name = '', ...others]) => {
      const [otherNames = '', rating = '', level = '', points = ''] = isDefault
        ? others
        : others.slice(1);
      return {
        technique: name,
        otherNames,
        rating: /\d+\.\d/.exec(rating)?.[0] ?? '',
        level,
        points,
      };
    });
}

describe.each(languages)('in $name', ({ code }) => {
  it('each technique has a row with its other names and the least rating that it gives', () => {
    expect(rowsIn(code)).toEqual(
      techniques.map(({ name, rating }) => ({
        technique: `\`${name}\``,
        otherNames: otherNames.get(name) ?? '',
        rating: rating === 0 ? '' : (rating / 10).toFixed(1),
        level: techniqueLevels.find((level) => techniquesUpTo[level].has(name)),
        points: String(table.techniques[name].points),
      })),
    );
  });
});
