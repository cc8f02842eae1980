// The same steps at another cost: scanning, flags, candidates, masks.
import { sameStepsLessonIn } from '../../../languages/en/lesson-same-steps';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number, strategy: Scene['strategy']): Scene => ({
  puzzle: lessonGrids.sample2239,
  strategy,
  at: step,
});

const steps = [
  {
    scene: at(323, 'scan-blanks'),
    beside: {
      figure: 'measured',
      what: 'steps',
      puzzle: lessonGrids.sample2239,
      strategies: ['scan-blanks', 'used-flags', 'candidate-list', 'house-masks'],
    },
    ask: { by: 'number', right: 323 },
    then: at(323, 'house-masks'),
  },
  {
    scene: at(0, 'used-flags'),
    beside: 'program',
    ask: { by: 'number', right: 3 },
  },
  {
    scene: at(0, 'house-masks'),
    beside: {
      figure: 'measured',
      what: 'checks',
      puzzle: lessonGrids.sample2239,
      strategies: ['scan-blanks', 'used-flags', 'candidate-list', 'house-masks'],
    },
    ask: { by: 'number', right: 3 },
  },
  { scene: at(0, 'house-masks'), beside: 'program' },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('same-steps', steps, sameStepsLessonIn);
