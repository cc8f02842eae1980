// The core's numbers as what web/core/techniques declares: checked once, here.
import type { CoreDeduction, CoreHint, CorePath, CoreRatings } from '@core/retrace-techniques.mjs';
import type { House } from '../../core/cell';
import { digitsIn } from '../../core/notes';
import type { Advice, LogicalPath, Ratings, Standing } from '../../core/techniques/calls';
import { roles, type Candidate, type Deduction, type Link } from '../../core/techniques/deduction';
import { techniques, type TechniqueName } from '../../core/techniques/technique';

const houseKinds = ['row', 'column', 'box'] as const;
const standings: readonly Standing[] = ['contradiction', 'no-solution', 'unique', 'several'];
const advice = [
  'contradiction',
  'givens-unsolved',
  'wrong-entry',
  'solved',
  'wrong-note',
  'step',
  'search',
] as const;

/** What a number of the core stands for. */
function named<T>(table: readonly T[], number: number): T {
  const found = table[number];
  if (found === undefined) throw new Error(`the core gave ${number} of ${table.length}`);
  return found;
}

const techniqueNamed = (number: number): TechniqueName => named(techniques, number).name;

const candidateOf = (number: number): Candidate => ({
  cell: Math.floor(number / 9),
  digit: (number % 9) + 1,
});

const houseOf = (number: number): House => ({
  kind: named(houseKinds, Math.floor(number / 9)),
  index: number % 9,
});

/** A list of numbers, so many at a time. */
function grouped<T>(numbers: readonly number[], size: number, read: (at: number[]) => T): T[] {
  return Array.from({ length: numbers.length / size }, (_, index) =>
    read(numbers.slice(index * size, (index + 1) * size)),
  );
}

const linkOf = ([from = 0, to = 0, isFromOn, isToOn, chain = 0]: number[]): Link => ({
  from: candidateOf(from),
  to: candidateOf(to),
  isFromOn: isFromOn === 1,
  isToOn: isToOn === 1,
  chain,
});

export function deductionOf(core: CoreDeduction): Deduction {
  return {
    technique: techniqueNamed(core.technique),
    rating: core.rating,
    placement: core.placement < 0 ? undefined : candidateOf(core.placement),
    eliminations: core.eliminations.map(candidateOf),
    evidence: {
      cells: grouped(core.cells, 2, ([cell = 0, role = 0]) => ({ cell, role: named(roles, role) })),
      candidates: grouped(core.candidates, 2, ([candidate = 0, role = 0]) => ({
        ...candidateOf(candidate),
        role: named(roles, role),
      })),
      links: grouped(core.links, 5, linkOf),
      houses: core.houses.map(houseOf),
      crossed: core.crossed.map(houseOf),
      digits: digitsIn(core.digits),
    },
  };
}

export function adviceOf(hint: CoreHint): Advice {
  const kind = named(advice, hint.advice);
  const { isUnique, blanksWithoutNotes, step } = hint;
  switch (kind) {
    case 'contradiction':
    case 'givens-unsolved':
    case 'wrong-entry':
    case 'solved':
      return { kind };
    case 'wrong-note':
      return { kind, cells: hint.wrongNotes };
    case 'search':
      return { kind, isUnique };
    case 'step':
      if (!step) throw new Error('the core gave no step');
      return { kind, step: deductionOf(step), isUnique, blanksWithoutNotes };
  }
}

export const pathOf = ({ standing, steps, isSolved }: CorePath): LogicalPath => ({
  standing: named(standings, standing),
  steps: steps.map(deductionOf),
  isSolved,
});

export function ratingsOf({ standing, technique, ...ratings }: CoreRatings): Ratings | undefined {
  if (named(standings, standing) !== 'unique') return undefined;
  const { hardest, firstPlacement, firstStep } = ratings;
  return {
    hardest,
    firstPlacement,
    firstStep,
    technique: technique < 0 ? undefined : techniqueNamed(technique),
  };
}
