// Starts for a program: the programs of ours, in each language, with their comments in the page's language.
import { linesOf, programFile, programsOf } from '../../core/strategy-programs';
import type { ProgramLanguage } from '../../core/program-languages';
import type { Language } from '../../core/language';
import { steppedStrategies, type SteppedStrategyName } from '../../core/strategy';
import { commented } from '../shared/programs/commented';
import { programCommentsIn } from '../../languages/en/programs';
import { programNamed } from '#program-files';

/** Those of ours that are written in a language. */
export const startsIn = (language: ProgramLanguage): readonly SteppedStrategyName[] =>
  steppedStrategies.filter((strategy) => programsOf(strategy).includes(language));

export async function startOf(
  strategy: SteppedStrategyName,
  language: ProgramLanguage,
  words: Language,
): Promise<string> {
  const program = await programNamed(programFile(strategy, language));
  return commented(linesOf(program), language, programCommentsIn(words)).text;
}
