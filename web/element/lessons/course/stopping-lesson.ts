// How a search stops: a flag, a returned value, exit; and what happens when it does not.
import { stoppingLessonIn } from '../../../languages/en/lesson-stopping';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const at = (step: number, strategy: Scene['strategy'] = 'copied-blanks'): Scene => ({
  puzzle: lessonGrids.several,
  strategy,
  at: step,
});

const steps = [
  {
    scene: at(148),
    beside: { figure: 'calls', after: true },
    ask: { by: 'number', right: 37 },
  },
  { scene: at(148), beside: 'program', ask: { by: 'number', right: 3 } },
  {
    scene: at(148, 'first-blank'),
    beside: 'program',
    ask: { by: 'number', right: 36 },
  },
  { scene: at(148, 'used-flags'), beside: 'program' },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('stopping', steps, stoppingLessonIn);
