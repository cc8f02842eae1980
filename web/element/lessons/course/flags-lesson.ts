// Flags for rows, columns and boxes; one number for every cell.
import { flagsLessonIn } from '../../../languages/en/lesson-flags';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.sample2239,
  strategy: 'used-flags',
  at: step,
});
const [r3c2, r3c3] = [19, 20];

const steps = [
  { scene: at(0), beside: { figure: 'flags' } },
  { scene: at(0), beside: 'program', ask: { by: 'cell', right: [r3c3] } },
  {
    scene: { ...at(11), pointed: [r3c2] },
    beside: { figure: 'flags', cell: r3c2 },
    ask: { by: 'digit', right: 8, cell: r3c2 },
    then: 12,
  },
  {
    scene: at(12),
    beside: { figure: 'flags', cell: r3c2 },
    ask: { by: 'number', right: 3 },
    then: 13,
  },
  { scene: at(14), beside: 'program' },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('flags', steps, flagsLessonIn);
