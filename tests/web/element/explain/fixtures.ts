// A path of three steps, made by hand.
import { gridOf } from '../../../../web/core/grid';
import type { LogicalPath } from '../../../../web/core/techniques/calls';
import type { Deduction } from '../../../../web/core/techniques/deduction';

const asGrid = gridOf(`12345678.${'.'.repeat(72)}`);
if (!asGrid) throw new Error('it is a grid');
export const puzzle = asGrid;

const evidence: Deduction['evidence'] = {
  cells: [],
  candidates: [],
  links: [],
  groups: [],
  houses: [],
  crossed: [],
  digits: [],
};

const steps: readonly Deduction[] = [
  {
    technique: 'full-house',
    rating: 10,
    placement: { cell: 8, digit: 9 },
    eliminations: [],
    evidence,
  },
  {
    technique: 'naked-pair',
    rating: 30,
    placement: undefined,
    eliminations: [{ cell: 80, digit: 5 }],
    evidence,
  },
  {
    technique: 'hidden-single-box',
    rating: 30,
    placement: { cell: 80, digit: 6 },
    eliminations: [],
    evidence,
  },
];

export const pathOfThree: LogicalPath = {
  standing: 'unique',
  steps,
  isSolved: false,
  points: 10_144,
};
