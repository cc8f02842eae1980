// Greedy: where coins work and where not, and where this board gets stuck.
import { greedyDeadEndLessonIn } from '../../../languages/en/lesson-greedy-dead-end';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const greedy = (at: number): Scene => ({ puzzle: lessonGrids.greedy, strategy: 'greedy', at });
const taken: Scene = { puzzle: lessonGrids.greedy, strategy: 'used-flags', at: 2 };
const [r1c1, r1c8, r7c8] = [0, 7, 61];

const steps = [
  {
    scene: greedy(0),
    beside: { figure: 'coins', payments: [{ coins: [1, 3, 4], amount: 6 }] },
    ask: { by: 'number', right: 3 },
  },
  {
    scene: greedy(0),
    beside: {
      figure: 'coins',
      payments: [
        { coins: [1, 3, 4], amount: 6 },
        { coins: [1, 5, 10], amount: 28 },
      ],
      shown: true,
    },
    ask: { by: 'digit', right: 1, cell: r1c1 },
    then: 1,
  },
  {
    scene: { ...greedy(1), pointed: [r1c8] },
    ask: { by: 'cell', right: [r7c8] },
    then: taken,
  },
  { scene: { ...taken, at: 4 }, beside: 'program' },
  { scene: { ...taken, strategy: 'first-blank', at: 116 }, beside: 'program' },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('greedy-dead-end', steps, greedyDeadEndLessonIn);
