// What every language is held to: the cause of each wrong program is named with its line, in both languages, and the film of a
// right program has no wrong step.
import { describe, expect, it } from 'vitest';
import { wrongStep } from '../../../web/core/code/cause/film-cause';
import { ProgramText } from '../../../web/core/code/cause/program-text';
import type { ClassicProblem } from '../../../web/core/code/problems/names';
import { testsOf } from '../../../web/core/code/problems/all';
import { stepsIn } from '../../../web/core/code/packed-film';
import { limits, type RunReport, type RunRequest } from '../../../web/core/code/run';
import type { ProgramLanguage } from '../../../web/core/program-languages';
import { sourceOf } from '../learners/edits';
import { causeIn } from './caused';
import { expectCause } from './expected-cause';
import { wrongPrograms } from './wrong-programs';

type Prepared = (request: RunRequest) => Promise<RunReport>;

const patience = 300_000;
/** A right search of so many calls shows most ways to fill cells. */
const mostCalls = 3000;
const mostSteps = 20_000;

interface Right {
  file: string;
  problem: ClassicProblem;
}

export function holdCauses(
  language: ProgramLanguage,
  prepare: (source: string) => Promise<Prepared>,
  right: readonly Right[],
): void {
  describe('the cause of a wrong program', { timeout: patience }, () => {
    it.each(wrongPrograms(language))('is named: $name ($mistake)', async (wrong) => {
      expectCause(expect, await causeIn(wrong, await prepare(wrong.source)), wrong);
    });
  });

  describe('a right program', { timeout: patience }, () => {
    it.each(right)('has no wrong step: $file', async ({ file, problem }) => {
      const source = sourceOf(language, file);
      const run = await prepare(source);
      const text = new ProgramText(source, language);
      for (const test of testsOf(problem, language).filter(({ calls = 0 }) => calls < mostCalls)) {
        const { film } = await run({ input: test.input, limits, film: test.puzzle });
        if (!film) continue;
        const steps = await stepsIn(film.packed, mostSteps);
        const seen = { ...film, steps, puzzle: test.puzzle, text, hasEnded: true };
        expect(wrongStep(seen)).toBeUndefined();
      }
    });
  });
}
