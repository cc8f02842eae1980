// What a hint's card says and does.
import type { Advice, NextStep } from '../../../core/techniques/calls';
import type { HintLevel } from '../../../core/techniques/hint-level';

/** What the card says. */
export type Told =
  | { kind: 'looking' | 'failed' | 'applied' }
  | Exclude<Advice, NextStep | { kind: 'wrong-entry' }>
  | ToldStep
  /** The step is seen in notes that the board lacks. */
  | { kind: 'needs-notes'; next: NextStep };

export interface ToldStep {
  kind: 'step';
  next: NextStep;
  level: HintLevel;
  /** Of several chains the one that is drawn; undefined: all. */
  chain: number | undefined;
}

/** What the card's buttons do. */
export interface HintCommands {
  ask: () => void;
  more: () => void;
  apply: () => void;
  writeNotes: (anew: readonly number[]) => void;
  showChain: (chain: number) => void;
  point: (cells: readonly number[]) => void;
  watch: () => void;
  /** The whole path, at this step. */
  explain: () => void;
  close: () => void;
}
