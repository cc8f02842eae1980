// Why one second is enough: 9 to the blanks, and what pruning leaves of it.
import { pruningLessonIn } from '../../../languages/en/lesson-pruning';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.greedy,
  strategy: 'scan-blanks',
  at: step,
});
const r1c8 = 7;

const steps = [
  { scene: at(0), ask: { by: 'number', right: 29, within: 1.04 } },
  {
    scene: { ...at(1), pointed: [r1c8] },
    ask: { by: 'digit', right: 0, cell: r1c8, orNone: true },
    then: 2,
  },
  {
    scene: at(0),
    beside: { figure: 'pruned' },
    ask: { by: 'number', right: 73, within: 3 },
    then: 116,
  },
  { scene: at(116), beside: { figure: 'pruned', shown: true } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('pruning', steps, pruningLessonIn);
