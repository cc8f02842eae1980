// English sentences about deductions, loaded with the first hint or path.
import { cellName } from '../../core/cell';
import { sentencesOf } from '../deduction-sentences';
import type { Role } from '../../core/techniques/deduction';
import { wordsIn } from '../look-up';
import sentences from '../../../cpp/words/en/deductions.json';

export const words = {
  ...sentencesOf(sentences, cellName),
  /** The words in the names of cells for their part in the deduction. */
  roles: {
    pattern: 'part of the pattern',
    pivot: 'pivot',
    pincer: 'pincer',
    fin: 'fin',
    extra: 'extra candidate',
    source: 'start of the chain',
    target: 'end of the pattern',
    on: 'on the chain',
    off: 'on the chain',
  } satisfies Record<Role, string>,
  removes: (list: readonly number[]) => `loses ${list.join(', ')}`,
  places: (digit: number) => `becomes ${digit}`,
  /** The name of the button that shows what a conclusion of a chain rests on: “Why r1c4 ≠ 5? Naked pair”. */
  why: (conclusion: string, technique: string) => `Why ${conclusion}? ${technique}`,
  /** The word for a digit that takes a hidden single from other cells. */
  excludes: 'rules the digit out around it',
};

export type TechniqueMessages = typeof words;

export const techniqueMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/techniques.ts', { eager: true, import: 'words' }),
);
