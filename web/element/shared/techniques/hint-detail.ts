// The detail of `retrace-hint` for a step.
import type { Deduction } from '../../../core/techniques/deduction';
import type { HintLevel } from '../../../core/techniques/hint-level';
import type { HintDetail } from '../../events';

export const hintDetailOf = (
  { technique, rating, placement, eliminations }: Deduction,
  level: HintLevel,
): HintDetail => ({ level, technique, rating, placement, eliminations });
