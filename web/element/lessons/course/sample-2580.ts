// The sample of 2580: blanks collected first, and nothing to take back.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.sample2580,
  strategy: 'scan-blanks',
  at: step,
});
const [r2c5, r9c9] = [13, 80];

const steps = [
  { scene: at(0), beside: 'program', ask: { by: 'number', right: 14 } },
  {
    scene: { ...at(1), pointed: [r2c5] },
    beside: 'program',
    ask: { by: 'digit', right: 3, cell: r2c5 },
    then: 2,
  },
  { scene: at(2), ask: { by: 'cell', right: [r9c9] }, then: 14 },
  { scene: at(14), beside: 'program' },
] as const satisfies readonly LessonStep[];

export interface Sample2580Words {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'sample-2580',
  steps,
  words: wordsIn<Sample2580Words>(
    import.meta.glob('../../../languages/*/lesson-sample-2580.ts', {
      eager: true,
      import: 'words',
    }),
  ),
};
