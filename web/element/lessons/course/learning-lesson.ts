// Lessons from dead ends: fourteen choices at once, where backtracking takes 158 steps.
import { learningLessonIn } from '../../../languages/en/lesson-learning';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.farCause,
  strategy: 'used-flags',
  at: step,
});
const [r1c4, r1c5, r3c6] = [3, 4, 23];
const deadEnd = 17;
const wayBack = 158;

const steps = [
  {
    scene: { ...at(deadEnd), pointed: [r3c6] },
    ask: { by: 'cell', right: [r1c4, r1c5], open: true },
  },
  {
    scene: { ...at(deadEnd), pointed: [r1c4, r1c5, r3c6] },
    ask: { by: 'number', right: wayBack, within: 3 },
    then: deadEnd + wayBack,
  },
  {
    scene: { ...at(deadEnd), pointed: [r1c4, r1c5] },
    ask: { by: 'number', right: 14, open: true },
    then: deadEnd + wayBack,
  },
  { scene: { ...at(deadEnd + wayBack), pointed: [r1c4, r1c5] } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('learning', steps, learningLessonIn);
