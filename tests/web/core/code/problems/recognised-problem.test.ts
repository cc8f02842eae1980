// A pasted program is known by what it says; programs for a board of nine by nine leave the choice as it is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recognisedProblem } from '../../../../../web/core/code/problems/recognised-problem';

const programsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'));

describe('the problem of a program', () => {
  it.each(['3763', '4574'] as const)('is %s for each of our programs in its folder', (problem) => {
    const programs = programsIn(`cpp/programs/${problem}`);
    expect(programs.length).toBeGreaterThanOrEqual(3);
    for (const program of programs) expect(recognisedProblem(program)).toBe(problem);
  });

  it('is the one whose number it names', () => {
    expect(recognisedProblem('// BOJ 2239\nint main() {}')).toBe('2239');
    expect(recognisedProblem('# https://www.acmicpc.net/problem/3763')).toBe('3763');
    expect(recognisedProblem('// 2239, and 2580 too')).toBeUndefined();
    expect(recognisedProblem('int big = 122390;')).toBeUndefined();
  });

  it('is not known of programs for a board of nine by nine', () => {
    const learners = ['cpp', 'java', 'python', 'javascript'].flatMap((language) =>
      programsIn(`tests/programs/learners/${language}`),
    );
    const wrong = [...programsIn('cpp/programs'), ...learners].filter((program) =>
      ['3763', '4574'].includes(recognisedProblem(program) ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});
