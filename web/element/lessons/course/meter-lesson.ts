// The challenge of 12095: a grid that drives the counter of a plain solver as far as it goes.
import { meterLessonIn } from '../../../languages/en/lesson-meter';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number): Scene => ({
  puzzle: lessonGrids.inkala,
  strategy: 'used-flags',
  at: step,
});

const steps = [
  { scene: at(0), beside: 'program', ask: { by: 'number', right: 81 } },
  { scene: at(0), beside: { figure: 'meter' }, ask: { by: 'number', right: 9_999_999 } },
  { scene: at(0), beside: { figure: 'meter' } },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('meter', steps, meterLessonIn);
