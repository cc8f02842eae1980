// The rules, the names of cells, the number of a box, and the two forms of input.
import { wordsIn } from '../../shared/words/look-up';
import { lessonGrids } from '../grids';
import type { Lesson, LessonStep, Scene, WordsOf } from '../model';

const start: Scene = { puzzle: lessonGrids.sample2580, strategy: 'scan-blanks', at: 0 };
const r5c8 = 43;

const steps = [
  { scene: start, ask: { by: 'digit', right: 1, cell: 0 }, then: 1 },
  { scene: start, ask: { by: 'cell', right: [r5c8] } },
  {
    scene: { ...start, pointed: [r5c8] },
    beside: { figure: 'boxes', cell: r5c8 },
    ask: { by: 'number', right: 5 },
  },
  { scene: start, beside: { figure: 'forms' } },
] as const satisfies readonly LessonStep[];

export interface RulesWords {
  steps: WordsOf<typeof steps>;
}

export const lesson: Lesson = {
  name: 'rules',
  steps,
  words: wordsIn<RulesWords>(
    import.meta.glob('../../../languages/*/lesson-rules.ts', { eager: true, import: 'words' }),
  ),
};
