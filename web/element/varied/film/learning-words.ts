// The step of the search that learns in words, and the cells that it is about.
import type { Language } from '../../../core/language';
import type { FilmClaim, LearningShown } from '../../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { variedLearningIn, type NamedClaim } from '../../../languages/en/varied-learning';
import { cellNameIn } from '../cell-words';
import { signOfDigit } from '../digit-signs';

/** A sentence has room for so many claims. */
const mostSaid = 6;

export function learningText(
  puzzle: VariedPuzzle,
  shown: LearningShown,
  language: Language,
): string {
  const named = ({ cell, digit, holds }: FilmClaim): NamedClaim => ({
    cell: cellNameIn(puzzle, cell, language),
    digit: signOfDigit(puzzle, digit),
    holds,
  });
  const { step, claims, forced, lessons } = shown;
  // The last claim of a lesson is the one that is given up; it is always said.
  const said =
    claims.length > mostSaid ? [...claims.slice(0, mostSaid - 1), ...claims.slice(-1)] : claims;
  return variedLearningIn(language).step({
    ...step,
    claim: named(step.claim),
    ...{ forced, lessons, together: said.map(named), unsaid: claims.length - said.length },
  });
}

/** The choices on the board, and the cells of a dead end or a lesson. */
export function learningMarks(shown: LearningShown): ReadonlyMap<number, string> {
  const { step, chosen, claims } = shown;
  const marks = new Map<number, string>(chosen.map((cell) => [cell, 'chosen']));
  const isDeadEnd = step.kind === 'dead-end';
  for (const { cell } of claims) {
    const mark = isDeadEnd && step.broken !== 'lesson' ? 'loses' : 'looked-at';
    marks.set(cell, marks.has(cell) ? `chosen ${mark}` : mark);
  }
  if (step.kind === 'choice' || step.kind === 'lesson') marks.set(step.claim.cell, 'step');
  return marks;
}
