// dfs(row, column), and what happens at column 9.
import { rowAndColumnLessonIn } from '../../../languages/en/lesson-row-and-column';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

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

export const lesson = lessonOf('row-and-column', steps, rowAndColumnLessonIn);
