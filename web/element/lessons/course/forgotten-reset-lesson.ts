// A program without `board = 0`: what it still solves, and what it spoils.
import { forgottenResetLessonIn } from '../../../languages/en/lesson-forgotten-reset';
import { forgetfulFilm } from '../forgetful-film';
import { lessonGrids } from '../grids';
import { lessonOf, type LessonStep, type Scene } from '../lesson-model';

const sample: Scene = { puzzle: lessonGrids.sample2580, strategy: 'scan-blanks', at: 0 };
const film = forgetfulFilm(lessonGrids.several);
/** A scene of the program that forgets, with its own steps. */
const forgetful = (at: number): Scene => ({
  puzzle: lessonGrids.several,
  strategy: 'scan-blanks',
  at,
  film: film.text,
});
const r2c7 = 15;

const steps = [
  { scene: sample, beside: 'program', ask: { by: 'number', right: 0 }, then: 14 },
  {
    scene: { ...forgetful(11), pointed: [14] },
    ask: { by: 'cell', right: [r2c7] },
    then: 13,
  },
  {
    scene: forgetful(13),
    ask: { by: 'number', right: 0 },
    then: film.steps,
  },
  {
    scene: { puzzle: lessonGrids.several, strategy: 'scan-blanks', at: 148 },
    beside: 'program',
  },
] as const satisfies readonly LessonStep[];

export const lesson = lessonOf('forgotten-reset', steps, forgottenResetLessonIn);
