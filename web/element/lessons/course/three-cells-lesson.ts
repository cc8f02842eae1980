// The lesson on going back: a maze first, then three cells.
import { threeCellsLessonIn } from '../../../languages/en/lesson-three-cells';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.threeCells,
  strategy: 'used-flags',
  at: step,
});
const [r1c1, r1c6, r1c9] = [0, 5, 8];

const steps = [
  {
    scene: at(0),
    beside: { figure: 'maze', moves: 9, then: 16 },
    ask: { by: 'digit', right: 1 },
  },
  { scene: { ...at(0), pointed: [r1c1, r1c6, r1c9] }, beside: { figure: 'tree', levels: 3 } },
  {
    scene: at(2),
    beside: { figure: 'tree', levels: 3 },
    ask: { by: 'digit', right: 0, cell: r1c9, orNone: true },
    then: 3,
  },
  {
    scene: at(3),
    beside: { figure: 'tree', levels: 3 },
    ask: { by: 'cell', right: [r1c6] },
    then: 5,
  },
  { scene: at(8), beside: { figure: 'tree', levels: 3 } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('three-cells', steps, threeCellsLessonIn);
