// The rules, the names of cells, the number of a box, and the two forms of input.
import { rulesLessonIn } from '../../../languages/en/lesson-rules';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const start: Scene = { puzzle: lessonGrids.sample2580, strategy: 'scan-blanks', at: 0 };
const r5c8 = 43;

const steps = [
  { scene: start, ask: { by: 'digit', right: 1, cell: 0 }, then: 1 },
  { scene: start, ask: { by: 'cell', right: [r5c8] } },
  {
    scene: { ...start, pointed: [r5c8] },
    beside: { figure: 'boxes', cell: r5c8 },
    ask: { by: 'number', right: 5 },
  },
  { scene: start, beside: { figure: 'forms' } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('rules', steps, rulesLessonIn);
