// The end of a search in the core, as the page has it: by the fast engine or by a strategy.
import { findContradictions } from '../../core/contradiction';
import type { Grid } from '../../core/grid';
import type { Outcome } from '../../core/reports';
import { named } from './read-layout';
import { answer, trusted } from './shared-kinds';

/** The result of an answer in the core. */
interface Answered {
  answer(): number;
  grid(): string;
}

/** All results but a dead end, which only strategies have. */
export function outcomeOf(answered: Answered, puzzle: Grid): Outcome {
  const kind = named(answer, answered.answer());
  switch (kind) {
    case 'one-solution':
      return { kind: 'solved', solution: trusted(answered.grid()), solutions: 'one' };
    case 'several-solutions':
      return { kind: 'solved', solution: trusted(answered.grid()), solutions: 'several' };
    case 'contradiction':
      return { kind: 'none', reason: 'contradiction', contradictions: findContradictions(puzzle) };
    case 'no-solution':
      return { kind: 'none', reason: 'searched' };
    case 'dead-end':
      throw new Error('the core stopped at a dead end without a strategy');
  }
}
