// Starts for a program: the programs of ours, in each language, with their comments in the page's language.
import { problemOf } from '../../core/code/problems/all';
import type { Problem } from '../../core/code/problems/names';
import { linesOf, programFile, programsOf } from '../../core/strategy-programs';
import { programLanguageOf, type ProgramLanguage } from '../../core/program-languages';
import type { Language } from '../../core/language';
import { steppedStrategies, type SteppedStrategyName } from '../../core/strategy';
import { commented } from '../shared/programs/commented';
import { programCommentsIn } from '../../languages/en/programs';
import { programNamed } from '#program-files';

/** A strategy's program, or one that is for a problem alone, by its file. */
export type Start =
  { name: SteppedStrategyName; problem?: undefined } | { name: string; problem: Problem };

/** Those of ours that are written in a language, for a problem. */
export function startsIn(language: ProgramLanguage, problem: Problem): readonly Start[] {
  const { programs } = problemOf(problem);
  if (!programs) {
    return steppedStrategies
      .filter((strategy) => programsOf(strategy).includes(language))
      .map((name) => ({ name }));
  }
  return programs
    .filter(({ languages }) => languages.includes(language))
    .map(({ file }) => ({ name: file, problem }));
}

export async function startOf(
  start: Start,
  language: ProgramLanguage,
  words: Language,
): Promise<string> {
  if (start.problem) {
    return programNamed(`${start.problem}/${start.name}.${programLanguageOf(language).ending}`);
  }
  const program = await programNamed(programFile(start.name, language));
  return commented(linesOf(program), language, programCommentsIn(words)).text;
}
