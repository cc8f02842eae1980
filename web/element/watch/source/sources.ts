// The files that are shown, as text, each fetched when first shown: the C++ that is compiled into the page, and the
// programs that people would submit.
import { programFile, programLanguages, type ProgramLanguage } from '../../../core/programs';
import type { SteppedStrategyName } from '../../../core/strategy';

const root = '../../../../cpp/sudoku/search/';
const loaders = import.meta.glob<string>('../../../../cpp/sudoku/search/**/*.hpp', {
  query: '?raw',
  import: 'default',
});

/** The text of a file by its path within cpp/sudoku/search. */
export async function sourceOf(file: string): Promise<string> {
  const load = loaders[root + file];
  if (!load) throw new Error(`there is no file ${file}`);
  return load();
}

const programRoot = '../../../../cpp/programs/';
const programLoaders = import.meta.glob<string>('../../../../cpp/programs/*.{cpp,py,java,js}', {
  query: '?raw',
  import: 'default',
});

/** The text of a file of cpp/programs. */
export async function programNamed(file: string): Promise<string> {
  const load = programLoaders[programRoot + file];
  if (!load) throw new Error(`there is no program ${file}`);
  return load();
}

/** The languages that a strategy's program is there in. */
export const programsOf = (strategy: SteppedStrategyName): readonly ProgramLanguage[] =>
  programLanguages.filter(
    (language) => programLoaders[programRoot + programFile(strategy, language)] !== undefined,
  );
