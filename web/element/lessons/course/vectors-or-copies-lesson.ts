// By value or by reference: the time-out of the write-up.
import { vectorsOrCopiesLessonIn } from '../../../languages/en/lesson-vectors-or-copies';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number, strategy: Scene['strategy']): Scene => ({
  puzzle: lessonGrids.inkala,
  strategy,
  at: step,
});

const steps = [
  { scene: at(0, 'scan-blanks'), beside: 'program', ask: { by: 'number', right: 8 } },
  { scene: at(0, 'copied-board'), beside: 'program', ask: { by: 'number', right: 10 } },
  {
    scene: at(0, 'nested-vectors'),
    beside: {
      figure: 'measured',
      what: 'time',
      puzzle: lessonGrids.inkala,
      strategies: ['scan-blanks', 'nested-vectors', 'copied-board'],
    },
  },
  { scene: at(0, 'copied-blanks'), beside: 'program' },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('vectors-or-copies', steps, vectorsOrCopiesLessonIn);
