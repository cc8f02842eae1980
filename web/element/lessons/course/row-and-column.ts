// dfs(row, column), and what happens at column 9.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.sample2580,
  strategy: 'scan-cells',
  at: step,
});
const r2c1 = 9;

const steps = [
  { scene: at(0), beside: 'program' },
  { scene: at(1), beside: { figure: 'row-end' }, ask: { by: 'number', right: 9 } },
  {
    scene: at(1),
    beside: { figure: 'row-end' },
    ask: { by: 'cell', right: [r2c1] },
    then: 2,
  },
  { scene: at(13), beside: 'program', ask: { by: 'number', right: 9 }, then: 14 },
] as const satisfies readonly LessonStep[];

export interface RowAndColumnWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'row-and-column',
  steps,
  words: wordsIn<RowAndColumnWords>(
    import.meta.glob('../../../languages/*/lesson-row-and-column.ts', {
      eager: true,
      import: 'words',
    }),
  ),
};
