// The comments of the programs in each language; their keys are in cpp/programs.
import { wordsIn } from '../words/look-up';
import type { Comment } from '../../../core/programs';

export type ProgramComments = Record<Comment, string>;

export const programCommentsIn = wordsIn<ProgramComments>(
  import.meta.glob('../../../languages/*/programs.ts', { eager: true, import: 'words' }),
);
