// The same steps at another cost: scanning, flags, candidates, masks.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const at = (step: number, strategy: Scene['strategy']): Scene => ({
  puzzle: lessonGrids.sample2239,
  strategy,
  at: step,
});

const steps = [
  {
    scene: at(323, 'scan-blanks'),
    beside: {
      figure: 'measured',
      what: 'steps',
      puzzle: lessonGrids.sample2239,
      strategies: ['scan-blanks', 'used-flags', 'candidate-list', 'house-masks'],
    },
    ask: { by: 'number', right: 323 },
    then: at(323, 'house-masks'),
  },
  {
    scene: at(0, 'used-flags'),
    beside: 'program',
    ask: { by: 'number', right: 3 },
  },
  {
    scene: at(0, 'house-masks'),
    beside: {
      figure: 'measured',
      what: 'checks',
      puzzle: lessonGrids.sample2239,
      strategies: ['scan-blanks', 'used-flags', 'candidate-list', 'house-masks'],
    },
    ask: { by: 'number', right: 3 },
  },
  { scene: at(0, 'house-masks'), beside: 'program' },
] as const satisfies readonly LessonStep[];

export interface SameStepsWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'same-steps',
  steps,
  words: wordsIn<SameStepsWords>(
    import.meta.glob('../../../languages/*/lesson-same-steps.ts', { eager: true, import: 'words' }),
  ),
};
