// Brings the element and the lessons to what a link or an entry of the history says.
import { readLink } from '../../core/link';
import { gridOf } from '../../core/grid';
import { defaultMode, showsSteps } from '../../core/mode';
import { defaultOrder, everyTechnique } from '../../core/techniques/technique-calls';
import type { RetraceSudoku } from '../../element/retrace-sudoku';
import { readOwnLink } from '../../element/intake/own-link';
import type { linkedPage } from '../../element/lessons/linked-page';
import type { ModeNamed } from '../places';
import { courseIn, type Courses } from './page-courses';
import { whereIn, type Where } from './history-entries';
import type { Shown } from './link-here';

export interface Guide {
  /** Follows everything in the address. */
  toLink: () => Promise<void>;
  /** Follows only mode and page of a lesson of an entry: the board keeps its later changes. */
  toEntry: (where: Where) => Promise<void>;
}

const pageOf: typeof linkedPage = async (...link) =>
  (await import('../../element/lessons/linked-page')).linkedPage(...link);

const stepIn = (at = '0'): number => (/^\d{1,9}$/.test(at) ? Number(at) : 0);

export function guideOf(
  sudoku: RetraceSudoku,
  courses: Courses,
  modeNamed: ModeNamed,
  { step, film }: Shown,
): Guide {
  const arrange = (order: string = defaultOrder, techniques = everyTechnique) => {
    sudoku.setAttribute('order', order);
    sudoku.setAttribute('techniques', techniques);
  };

  const toLink = async () => {
    const { hash: fragment } = location;
    const link = readLink(fragment);
    const { puzzle, strategy, mode, at, order, techniques, lesson, program, varied } = link;
    if (varied !== undefined) sudoku.varied = varied;
    // An entry that a reload brings back has what its link has not.
    sudoku.instead = whereIn(history.state)?.instead ?? '';
    const intake = puzzle === undefined ? undefined : readOwnLink(fragment);
    if (intake) sudoku.place(intake);
    const isOfTechniques = mode === 'techniques';
    if (lesson !== undefined) {
      const isFirst = isOfTechniques || (puzzle === undefined && at === undefined);
      const page = isFirst ? 1 : await pageOf(lesson, { puzzle, strategy, at });
      const course = isOfTechniques ? courses.techniques : courses.learn;
      if (course.open(lesson, page)) {
        sudoku.mode = isOfTechniques ? 'techniques' : 'learn';
        return;
      }
    }
    courses.learn.close();
    courses.techniques.close();
    if (intake?.kind === 'problem') return;
    if (strategy !== undefined) sudoku.strategy = strategy;
    const named = modeNamed(mode);
    sudoku.mode = named ?? defaultMode;
    sudoku.presents = link.presents === '1';
    // The element reports a mode that it does not have, and keeps the one that it is in.
    if (mode !== undefined && named === undefined) sudoku.setAttribute('mode', mode);
    arrange(order, techniques);
    // Code takes the program of a link from the address, which is written anew after this turn.
    if (program !== undefined && sudoku.mode === 'code') await sudoku.whole();
    const grid = gridOf(puzzle ?? '');
    if (program === undefined || !grid || sudoku.mode !== 'watch') step.goTo(at);
    else if (await film.follow(sudoku, { program, puzzle: grid, at: stepIn(at) })) step.goTo(at);
  };

  const toEntry = ({ mode, lesson, page, varied, instead = '' }: Where) => {
    if (varied !== undefined) sudoku.varied = varied;
    sudoku.instead = instead;
    const course = courseIn(courses, mode);
    if (lesson !== undefined) course?.open(lesson, page);
    else course?.close();
    const { puzzle, at, order, techniques } = readLink(location.hash);
    sudoku.mode = modeNamed(mode) ?? defaultMode;
    if (!showsSteps(mode) || puzzle !== sudoku.positions.present.givens) return;
    if (mode === 'explain') arrange(order, techniques);
    step.goTo(at);
  };

  return {
    toLink: async () => {
      await toLink();
      await sudoku.updateComplete;
    },
    toEntry: async (where) => {
      toEntry(where);
      await sudoku.updateComplete;
    },
  };
}
