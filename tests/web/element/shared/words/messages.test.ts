// Both languages say what went wrong, where, and how long it took.
import { describe, expect, it } from 'vitest';
import table from '../../../../puzzles/texts.json';
import { parseText } from '../../../../../web/core/text';
import { firstLanguage, languageOf } from '../../../../../web/core/language';
import { messagesIn } from '../../../../../web/languages/en/element';
import type { Origin } from '../../../../../web/core/intake';

const languages = ['en', 'ko'] as const;
const wrongTexts = table
  .map(({ name, text, ...row }) => ({
    name,
    result: parseText(text.repeat('repeat' in row ? row.repeat : 1)),
  }))
  .flatMap(({ name, result }) => (result.ok ? [] : [{ name, error: result.error }]));
const origins: Origin[] = [{ kind: 'text' }, { kind: 'file', name: 'a b.sdk' }, { kind: 'link' }];

describe.each(languages)('sentences in %s', (language) => {
  const text = messagesIn(language);

  it.each(wrongTexts)('name line and column: $name', ({ error }) => {
    for (const origin of origins) {
      const sentence = text.problem({ kind: 'wrong-text', origin, error });
      expect(sentence).toMatch(
        new RegExp(`\\b${String(error.line)}\\b.*\\b${String(error.column)}\\D`),
      );
      expect(sentence).toMatch(/[.)]$/);
      if (origin.kind === 'file') expect(sentence).toContain(origin.name);
    }
  });

  it('differ for every kind of wrong text', () => {
    const codes = new Map(wrongTexts.map(({ error }) => [error.code, error]));
    const sentences = [...codes.values()].map((error) =>
      text.problem({
        kind: 'wrong-text',
        origin: { kind: 'text' },
        error: { ...error, line: 1, column: 1 },
      }),
    );
    expect(codes.size).toBe(9);
    expect(new Set(sentences).size).toBe(9);
  });

  it.each([
    ['80', 81, 'too-few-cells'],
    ['82', 81, 'too-many-cells'],
    ['8', 9, 'too-few-cells'],
    ['10', 9, 'too-many-cells'],
  ] as const)('say of %s cells that %i are expected', (found, expected, code) => {
    const error = { code, line: 3, column: 7, found };
    const sentence = text.problem({ kind: 'wrong-text', origin: { kind: 'text' }, error });
    expect(sentence).toContain(String(expected));
    expect(sentence).toContain(found);
  });
});

describe('times', () => {
  it.each([
    [0, '< 0.1 ms', '< 0.1 ms'],
    [0.123, '0.1 ms', '0.1 ms'],
    [7.06, '7.1 ms', '7.1 ms'],
    [345.6, '346 ms', '346 ms'],
    [1600, '1.6 s', '1.6초'],
    [125_900, '2 min 5 s', '2분 5초'],
  ])('%d ms', (ms, en, ko) => {
    expect(messagesIn('en').duration(ms)).toBe(en);
    expect(messagesIn('ko').duration(ms)).toBe(ko);
  });
});

describe('languages', () => {
  it('are known by their primary part', () => {
    expect(languageOf('ko-KR')).toBe('ko');
    expect(languageOf('EN')).toBe('en');
    expect(languageOf('kok')).toBeUndefined();
  });

  it('are taken in the order of wishes, English at last', () => {
    expect(firstLanguage(['fr', 'ko-KR', 'en'])).toBe('ko');
    expect(firstLanguage(['fr', 'de'])).toBe('en');
    expect(firstLanguage([])).toBe('en');
  });
});
