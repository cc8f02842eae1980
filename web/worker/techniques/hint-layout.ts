// The layout of a hint.
import type { Advice } from '../../core/techniques/technique-calls';
import { flag, int, list, maybe, name, record, seen, type Of } from '../core/kinds';
import { deduction } from './deduction-layout';

const laidOutHint = record('hint', {
  advice: name('techniques::Advice', [
    'contradiction',
    'givens-unsolved',
    'wrong-entry',
    'solved',
    'wrong-note',
    'step',
    'search',
  ]),
  isUnique: flag,
  blanksWithoutNotes: int,
  wrongNotes: list(int),
  step: maybe(deduction),
});

export const hint = seen(laidOutHint, adviceOf);

function adviceOf({ advice: kind, wrongNotes, ...given }: Of<typeof laidOutHint>): Advice {
  const { isUnique, blanksWithoutNotes, step } = given;
  switch (kind) {
    case 'contradiction':
    case 'givens-unsolved':
    case 'wrong-entry':
    case 'solved':
      return { kind };
    case 'wrong-note':
      return { kind, cells: wrongNotes };
    case 'search':
      return { kind, isUnique };
    case 'step':
      if (!step) throw new Error('the core gave no step');
      return { kind, step, isUnique, blanksWithoutNotes };
  }
}
