// By value or by reference: the time-out of the write-up.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const at = (step: number, strategy: Scene['strategy']): Scene => ({
  puzzle: lessonGrids.inkala,
  strategy,
  at: step,
});

const steps = [
  { scene: at(0, 'scan-blanks'), beside: 'program', ask: { by: 'number', right: 8 } },
  { scene: at(0, 'copied-board'), beside: 'program', ask: { by: 'number', right: 10 } },
  {
    scene: at(0, 'nested-vectors'),
    beside: {
      figure: 'measured',
      what: 'time',
      puzzle: lessonGrids.inkala,
      strategies: ['scan-blanks', 'nested-vectors', 'copied-board'],
    },
  },
  { scene: at(0, 'copied-blanks'), beside: 'program' },
] as const satisfies readonly LessonStep[];

export interface VectorsOrCopiesWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'vectors-or-copies',
  steps,
  words: wordsIn<VectorsOrCopiesWords>(
    import.meta.glob('../../../languages/*/lesson-vectors-or-copies.ts', {
      eager: true,
      import: 'words',
    }),
  ),
};
