// Recursion is the stack: what a call keeps, and what stays behind when it returns.
import { recursionLessonIn } from '../../../languages/en/lesson-recursion';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.threeCells,
  strategy: 'scan-blanks',
  at: step,
});
const r1c6 = 5;

const steps = [
  { scene: at(0), beside: 'program' },
  {
    scene: at(2),
    beside: { figure: 'calls', after: true },
    ask: { by: 'number', right: 3 },
  },
  {
    scene: at(2),
    beside: { figure: 'calls' },
    ask: { by: 'cell', right: [r1c6] },
    then: 3,
  },
  {
    scene: at(3),
    beside: { figure: 'calls' },
    ask: { by: 'digit', right: 3, cell: r1c6 },
    then: 4,
  },
  { scene: at(8), beside: { figure: 'calls' } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('recursion', steps, recursionLessonIn);
