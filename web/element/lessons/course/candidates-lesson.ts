// Candidates listed once, on entering a cell.
import { candidatesLessonIn } from '../../../languages/en/lesson-candidates';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.sample2239,
  strategy: 'candidate-list',
  at: step,
});
const [r1c2, r4c2] = [1, 28];

const steps = [
  {
    scene: { ...at(0), pointed: [r1c2] },
    beside: { figure: 'refusals', cell: r1c2 },
    ask: { by: 'number', right: 3 },
  },
  {
    scene: { ...at(0), pointed: [r1c2] },
    beside: 'program',
    ask: { by: 'digit', right: 4, cell: r1c2 },
    then: 1,
  },
  {
    scene: { ...at(21), pointed: [r4c2] },
    beside: 'program',
    ask: { by: 'digit', right: 8, cell: r4c2 },
    then: 22,
  },
  { scene: at(22), beside: { figure: 'refusals', cell: r4c2 } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('candidates', steps, candidatesLessonIn);
