// The programs that people would submit, as text; each is fetched when it is first asked for.
import { programFile } from '../../../core/strategy-programs';
import { programLanguages, type ProgramLanguage } from '../../../core/program-languages';
import type { SteppedStrategyName } from '../../../core/strategy';

const root = '../../../../cpp/programs/';
const loaders = import.meta.glob<string>('../../../../cpp/programs/*.{cpp,py,java,js}', {
  query: '?raw',
  import: 'default',
});

/** The text of a file of cpp/programs. */
export async function programNamed(file: string): Promise<string> {
  const load = loaders[root + file];
  if (!load) throw new Error(`there is no program ${file}`);
  return load();
}

/** The languages in which a strategy's program exists. */
export const programsOf = (strategy: SteppedStrategyName): readonly ProgramLanguage[] =>
  programLanguages.filter(
    (language) => loaders[root + programFile(strategy, language)] !== undefined,
  );
