// For each technique a puzzle on whose path it is, and at which step; `npm run docs` writes them with words.
import rows from 'virtual:techniques/example';
import { gridOf, type Grid } from '../grid';
import { defaultOrder, type TechniqueOrder } from './technique-calls';
import type { TechniqueName } from './technique';

export interface Example {
  readonly puzzle: Grid;
  readonly step: number;
  readonly order: TechniqueOrder;
}

const examples = new Map(rows);

/** Undefined where no path goes through the technique, since others that come before find whatever it would. */
export function exampleOf(technique: TechniqueName): Example | undefined {
  const example = examples.get(technique);
  const puzzle = example && gridOf(example.puzzle);
  return puzzle && { order: defaultOrder, ...example, puzzle };
}
