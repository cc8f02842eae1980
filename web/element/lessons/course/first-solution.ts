// Why the first solution that is found row by row is the smallest.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const rowByRow = (at: number): Scene => ({
  puzzle: lessonGrids.several,
  strategy: 'used-flags',
  at,
});
const fewest = (at: number): Scene => ({
  puzzle: lessonGrids.several,
  strategy: 'fewest-candidates',
  at,
});
const [r1c2, r1c8] = [1, 7];

const steps = [
  {
    scene: { ...rowByRow(0), pointed: [r1c2] },
    beside: { figure: 'strings', after: true },
    ask: { by: 'digit', right: 1, cell: r1c2 },
    then: 148,
  },
  { scene: rowByRow(148), beside: { figure: 'strings' } },
  { scene: fewest(0), ask: { by: 'cell', right: [r1c8] }, then: 1 },
  { scene: fewest(36), beside: { figure: 'strings' }, ask: { by: 'number', right: 3 } },
] as const satisfies readonly LessonStep[];

export interface FirstSolutionWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'first-solution',
  steps,
  words: wordsIn<FirstSolutionWords>(
    import.meta.glob('../../../languages/*/lesson-first-solution.ts', {
      eager: true,
      import: 'words',
    }),
  ),
};
