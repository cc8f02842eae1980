// The challenge of 12095: a grid that drives the counter of a plain solver as far as it goes.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

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

export interface MeterWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'meter',
  steps,
  words: wordsIn<MeterWords>(
    import.meta.glob('../../../languages/*/lesson-meter.ts', { eager: true, import: 'words' }),
  ),
};
