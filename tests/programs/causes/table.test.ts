// The table of wrong programs: more than sixty in four languages, of every kind of mistake.
import { expect, it } from 'vitest';
import { programLanguages } from '../../../web/core/program-languages';
import { wrongPrograms } from './wrong-programs';

const mistakes = [
  ...['index', 'reset', 'bound', 'check', 'order'],
  ...['output', 'type', 'recursion', 'flags', 'input'],
];

it('has at least fifteen programs a language, each once', () => {
  for (const language of programLanguages) {
    const names = wrongPrograms(language).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(15);
  }
});

it.each(programLanguages)(
  'has every kind of mistake in %s, and says something of each',
  (language) => {
    const programs = wrongPrograms(language);
    expect([...new Set(programs.map(({ mistake }) => mistake))].toSorted()).toEqual(
      mistakes.toSorted(),
    );
    expect(programs.filter(({ says }) => says.length === 0)).toEqual([]);
    expect(programs.filter(({ source, on }) => !source.includes(on))).toEqual([]);
  },
);
