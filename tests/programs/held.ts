// The rules for all programs of a language: the judge accepts each, and each takes exactly the steps of its strategy.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { programFile } from '../../web/core/strategy-programs';
import type { ProgramLanguage } from '../../web/core/program-languages';
import { steppedStrategies, type SteppedStrategyName } from '../../web/core/strategy';
import { formatGrid } from '../../web/core/text';
import { examples } from '../../web/element/shared/example-puzzles';
import { canRun, compiled } from './compiled';
import { accepted, cases, retrace } from './judge';
import { recorded } from './recorded';

/** The example that contradicts itself is left out, since the problems promise puzzles without contradictions. */
const puzzles = examples.filter(({ name }) => name !== 'contradiction');

const fileOf = (strategy: SteppedStrategyName, language: ProgramLanguage): URL =>
  new URL(`../../cpp/programs/${programFile(strategy, language)}`, import.meta.url);

export const programOf = (strategy: SteppedStrategyName, language: ProgramLanguage): string =>
  readFileSync(fileOf(strategy, language), 'utf8');

export const strategiesIn = (language: ProgramLanguage): SteppedStrategyName[] =>
  steppedStrategies.filter((strategy) => existsSync(fileOf(strategy, language)));

/** The first steps of a strategy, as a recorded program writes them. */
function stepsOf(strategy: SteppedStrategyName, puzzle: string, limit: number): string[] {
  const args = ['trace', '--strategy', strategy, '--steps', String(limit)];
  return retrace(args, `${puzzle}\n`)
    .split('\n')
    .flatMap((line) => {
      const [, kind, cell = '', digit = ''] = /^\d+ ([a-z-]+) (r\dc\d) (\d) \d+$/.exec(line) ?? [];
      if (kind === undefined) return [];
      const placed = kind === 'placement' || kind === 'solution';
      return [placed ? `placement ${cell} ${digit}` : `backtrack ${cell}`];
    });
}

export interface Difference {
  puzzle: string;
  step: number;
  program: string | undefined;
  strategy: string | undefined;
}

/** The puzzles on which a program leaves the steps of its strategy within `limit` steps, and the first such step. */
export function differences(
  program: string,
  language: ProgramLanguage,
  strategy: SteppedStrategyName,
  limit: number,
): Difference[] {
  const { steps } = compiled(recorded(program, language), language);
  let compared = 0;
  const found = puzzles.flatMap(({ name, grid }) => {
    const taken = steps(formatGrid(grid, '2239'), limit);
    const expected = stepsOf(strategy, formatGrid(grid, 'line').trim(), limit);
    compared += expected.length;
    const step = expected.findIndex((each, index) => each !== taken[index]);
    const at = step < 0 && taken.length > expected.length ? expected.length : step;
    if (at < 0) return [];
    return [{ puzzle: name, step: at + 1, program: taken[at], strategy: expected[at] }];
  });
  if (compared < 50) throw new Error(`${compared} steps are too few to compare`);
  return found;
}

export function holdPrograms(language: ProgramLanguage, limit: number): void {
  if (!canRun(language)) {
    it.skip(`the programs in ${language}: their compiler or interpreter is not here`);
    return;
  }
  describe.each(strategiesIn(language))(`%s in ${language}`, (strategy) => {
    const program = programOf(strategy, language);

    it('is accepted for 2580 and 2239', () => {
      const { run } = compiled(program, language);
      const refused = cases()
        .filter((each) => !accepted(run(each.input), each))
        .map(({ name }) => name);
      // Greedy fills the sample of 2580 alone, where the smallest digits are right.
      const expected =
        strategy === 'greedy'
          ? cases()
              .slice(1)
              .map(({ name }) => name)
          : [];
      expect(refused).toEqual(expected);
    });

    it('takes the very steps of its strategy', () => {
      expect(differences(program, language, strategy, limit)).toEqual([]);
    });
  });
}
