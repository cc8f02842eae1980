// By value or by reference: the time-out of the write-up.
import { wordsIn } from '../../shared/words/look-up';
import { steppedStrategies } from '../../../core/strategy';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const at = (step: number, strategy: Scene['strategy']): Scene => ({
  puzzle: lessonGrids.inkala,
  strategy,
  at: step,
});
/** The board as an array, as vectors by reference and, where it is there, as vectors by value. */
const wanted: readonly string[] = ['scan-blanks', 'nested-vectors', 'copied-board'];
const compared = steppedStrategies.filter((name) => wanted.includes(name));

const steps = [
  { scene: at(0, 'scan-blanks'), beside: 'program', ask: { by: 'number', right: 8 } },
  { scene: at(0, 'nested-vectors'), beside: 'program', ask: { by: 'number', right: 10 } },
  {
    scene: at(0, 'nested-vectors'),
    beside: { figure: 'measured', what: 'time', puzzle: lessonGrids.inkala, strategies: compared },
  },
  { scene: at(0, 'copied-blanks'), beside: 'program' },
] as const satisfies readonly LessonStep[];

export interface VectorsOrCopiesWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'vectors-or-copies',
  steps,
  words: wordsIn<VectorsOrCopiesWords>(
    import.meta.glob('../../../languages/*/lesson-vectors-or-copies.ts', {
      eager: true,
      import: 'words',
    }),
  ),
};
