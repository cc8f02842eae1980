// The name by which a film's answers are kept: the same film has the same name at each visit.
import { hashOf } from '../../../core/hash';
import type { Grid } from '../../../core/grid';
import type { SteppedStrategyName } from '../../../core/strategy';
import type { Recorded } from '../../../core/intake';

/** The names of the film and of its puzzle in a saved text, and the digits printed stronger on paper. */
export interface FilmTitle {
  film: string;
  puzzle: Grid;
  givens: Grid;
}

export const filmName = (
  recording: Recorded | undefined,
  puzzle: Grid,
  strategy: SteppedStrategyName,
): string => {
  if (!recording) return `${strategy} ${puzzle}`;
  const { name, program } = recording;
  return [name, recording.puzzle, program && hashOf(program.source).toString(36)]
    .filter(Boolean)
    .join(' ');
};
