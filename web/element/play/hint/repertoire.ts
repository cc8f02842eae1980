// The techniques that hints may use and their order, as a person chose them on an earlier visit.
import {
  defaultOrder,
  everyTechnique,
  techniqueOrders,
  type TechniqueOrder,
} from '../../../core/techniques/technique-calls';
import { techniquesIn } from '../../../core/techniques/levels';
import { recall, remember } from '#remembered';

export interface HintRepertoire {
  order: TechniqueOrder;
  /** A list of levels and names. */
  techniques: string;
}

const kinds = { order: 'hint-order', techniques: 'hint-techniques' } as const;

/** Every technique in the order of teaching, as far as nothing else was chosen. */
export function recalledRepertoire(): HintRepertoire {
  const order = recall(kinds.order);
  const techniques = recall(kinds.techniques) ?? everyTechnique;
  return {
    order: techniqueOrders.find((each) => each === order) ?? defaultOrder,
    techniques: techniquesIn(techniques) ? techniques : everyTechnique,
  };
}

export function rememberRepertoire({ order, techniques }: HintRepertoire): void {
  remember(kinds.order, order);
  remember(kinds.techniques, techniques);
}
