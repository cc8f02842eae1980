// Sentences with values in them, and the Korean particles behind the values.
import { describe, expect, it } from 'vitest';
import { endsInConsonant, filled } from '../../../web/languages/template';

describe('a template', () => {
  it.each([
    ['{a} and {b}', { a: 1, b: 'x' }, '1 and x'],
    ['{a|이/가} 있습니다', { a: 7 }, '7이 있습니다'],
    ['{a|이/가} 있습니다', { a: 'r1c2' }, 'r1c2가 있습니다'],
    ['{a|은/는}', { a: '3행' }, '3행은'],
    ['{a|을/를}', { a: '2번째 박스' }, '2번째 박스를'],
    ['{a|을/를}', { a: 'r1c2, r1c3' }, 'r1c2, r1c3을'],
    ['{a|과/와}', { a: '3행' }, '3행과'],
    ['no value', {}, 'no value'],
  ])('%s is filled', (template, values, text) => {
    expect(filled(template, values)).toBe(text);
  });

  it('reads digits as a Korean does', () => {
    const consonants = Array.from('0123456789').filter((digit) => endsInConsonant(digit));
    expect(consonants.join('')).toBe('013678');
  });
});

describe('the shared sentences of the two languages', () => {
  const files = import.meta.glob<Record<string, unknown>>('../../../cpp/words/*/*.json', {
    eager: true,
    import: 'default',
  });
  /** Every text of a table, by its path. */
  const textsIn = (table: unknown, path = ''): [string, string][] =>
    typeof table === 'string'
      ? [[path, table]]
      : Object.entries(table ?? {}).flatMap(([key, value]) => textsIn(value, `${path}/${key}`));
  const english = Object.entries(files).filter(([path]) => path.includes('/en/'));

  it.each(english)('%s: have the same keys', (path, table) => {
    const korean = files[path.replace('/en/', '/ko/')];
    const keys = (each: unknown) => textsIn(each).map(([key]) => key);
    expect(keys(korean)).toEqual(keys(table));
    for (const [key, text] of textsIn(korean)) expect(text, key).not.toBe('');
  });
});
