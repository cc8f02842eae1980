// A path of three steps, made by hand.
import { gridOf } from '../../../../web/core/grid';
import type { LogicalPath } from '../../../../web/core/techniques/technique-calls';
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
    rule: '',
    placement: { cell: 8, digit: 9 },
    eliminations: [],
    evidence,
    inner: [],
  },
  {
    technique: 'naked-pair',
    rating: 30,
    rule: '',
    placement: undefined,
    eliminations: [{ cell: 80, digit: 5 }],
    evidence,
    inner: [],
  },
  {
    technique: 'hidden-single-box',
    rating: 30,
    rule: '',
    placement: { cell: 80, digit: 6 },
    eliminations: [],
    evidence,
    inner: [],
  },
];

const [pair] = steps.slice(1);
if (!pair) throw new Error('it is the second step');
const at = (cell: number) => ({ cell, digit: 5 });
/** Many links, of which the last one is by a naked pair under the supposition of the second case. */
export const nested: Deduction = {
  ...pair,
  technique: 'dynamic-chains-plus',
  evidence: {
    ...evidence,
    candidates: [
      { ...at(10), role: 'source' },
      { ...at(11), role: 'source' },
    ],
    links: Array.from({ length: 30 }, (_, index) => ({
      from: at(10 + index),
      to: at(11 + index),
      isFromOn: index % 2 === 0 && index < 29,
      isToOn: index % 2 === 1 && index < 29,
      chain: index < 15 ? 0 : 1,
    })),
  },
  inner: [{ chain: 1, conclusion: at(40), deduction: pair }],
};

export const pathOfThree: LogicalPath = {
  standing: 'unique',
  steps,
  isSolved: false,
  points: 10_144,
};
