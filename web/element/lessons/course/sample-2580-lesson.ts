// The sample of 2580: blanks collected first, and nothing to take back.
import { sample2580LessonIn } from '../../../languages/en/lesson-sample-2580';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

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

export const lesson = lessonOf('sample-2580', steps, sample2580LessonIn);
