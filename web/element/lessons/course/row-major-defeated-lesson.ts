// The order of cells: 138 million steps, ninety thousand, sixty-four.
import { rowMajorDefeatedLessonIn } from '../../../languages/en/lesson-row-major-defeated';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number, strategy: Scene['strategy']): Scene => ({
  puzzle: lessonGrids.againstRowOrder,
  strategy,
  at: step,
});
const r2c3 = 11;

const steps = [
  {
    scene: at(0, 'used-flags'),
    ask: { by: 'number', right: 138_350_568, within: 10 },
  },
  {
    scene: at(0, 'fewest-candidates'),
    ask: { by: 'cell', right: [r2c3] },
    then: 1,
  },
  {
    scene: at(90_470, 'fewest-candidates'),
    beside: {
      figure: 'measured',
      what: 'steps',
      puzzle: lessonGrids.againstRowOrder,
      strategies: ['fewest-candidates', 'exact-cover', 'propagation'],
    },
    ask: { by: 'number', right: 0 },
    then: at(64, 'propagation'),
  },
  { scene: at(64, 'propagation') },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('row-major-defeated', steps, rowMajorDefeatedLessonIn);
