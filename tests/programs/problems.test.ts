// The programs of 3763 and 4574, compiled as a judge does: each is accepted, and row-major backtracking does not end on boards of 16 by 16.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../web/core/code/judge';
import { problemOf } from '../../web/core/code/problems/all';
import { programLanguageOf, type ProgramLanguage } from '../../web/core/program-languages';
import { canRun, compiled } from './compiled';

const sourceOf = (problem: string, file: string, language: ProgramLanguage): string =>
  readFileSync(`cpp/programs/${problem}/${file}.${programLanguageOf(language).ending}`, 'utf8');

const judged = (test: Parameters<typeof judge>[0], output: string) =>
  judge(test, { ending: { kind: 'finished', exitCode: 0 }, output, milliseconds: 1, faults: [] });

describe.each(['3763', '4574'] as const)('%s', (problem) => {
  const { tests, programs = [] } = problemOf(problem);
  const cases = programs.flatMap(({ file, languages }) =>
    languages.filter(canRun).map((language) => ({ file, language })),
  );

  it.each(cases)('$file in $language is accepted', { timeout: 120_000 }, ({ file, language }) => {
    const { run } = compiled(sourceOf(problem, file, language), language);
    // Row-major backtracking ends on the board that is almost full.
    const passed = problem === '3763' && file === 'row-major' ? tests.slice(1, 2) : tests;
    for (const test of passed)
      expect(judged(test, run(test.input))).toEqual({ verdict: 'accepted' });
  });
});
