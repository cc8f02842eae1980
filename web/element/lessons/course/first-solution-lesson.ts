// Why the first solution that is found row by row is the smallest.
import { firstSolutionLessonIn } from '../../../languages/en/lesson-first-solution';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

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

export const lesson = lessonOf('first-solution', steps, firstSolutionLessonIn);
