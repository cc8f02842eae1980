// The sentences and commands of a hint's card.
import type { Advice, HintLevel, NextStep } from '../../../core/techniques/technique-calls';
import type { InnerPath } from '../../../core/techniques/evidence-parts';
import type { HintRepertoire } from './repertoire';

/** The sentence of the card. */
export type HintSentence =
  | { kind: 'looking' | 'failed' | 'missing' | 'applied' }
  | Exclude<Advice, NextStep | { kind: 'wrong-entry' }>
  | HintStep
  /** The step is seen in notes that the board lacks. */
  | { kind: 'needs-notes'; next: NextStep };

export interface HintStep {
  kind: 'step';
  next: NextStep;
  level: HintLevel;
  /** The one chain that is drawn of several; undefined: all. */
  chain: number | undefined;
  /** The inner deduction that is unfolded, and on the board in place of the step. */
  unfolded: InnerPath;
}

/** Whether so much is told that the step can be applied. */
export const showsStep = (level: HintLevel): boolean => level === 'what' || level === 'why';

/** The commands of the card's buttons. */
export interface HintCommands {
  ask: () => void;
  more: () => void;
  apply: () => void;
  writeNotes: (anew: readonly number[]) => void;
  showChain: (chain: number, of: InnerPath) => void;
  unfold: (path: InnerPath) => void;
  point: (cells: readonly number[]) => void;
  watch: () => void;
  /** The whole path, at this step. */
  explain: () => void;
  /** Asks anew with other techniques, or in another order. */
  choose: (some: Partial<HintRepertoire>) => void;
  close: () => void;
}
