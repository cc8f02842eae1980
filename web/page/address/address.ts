// Keeps the address bar in step with the page: givens, entries and notes, strategy, mode, the step watched and the page of a
// lesson. Links bring them back. Modes and pages of lessons are entries of the browser's history.
import { readLink } from '../../core/link';
import { variedShown } from '../../element/contract/extra';
import type { Mode } from '../../element/contract/mode-names';
import type { RetraceSudoku } from '../../element/retrace-sudoku';
import type { ModeNamed } from '../places';
import { nowhere, whereIn, write, type Where } from './history-entries';
import { courseIn, type Courses } from './page-courses';
import { guideOf } from './guide';
import { FilmShown } from './film-shown';
import { linkHere } from './link-here';
import { StepShown } from './step-shown';
import { Turns } from './turns';

export interface Address {
  /** From now on each change of mode makes a new entry; earlier changes belong to the first one. */
  begin: () => void;
  /** The link to the board's contents in a mode. */
  linkTo: (mode: Mode) => string;
}

/** `onWhere`: called whenever the address has changed. */
export async function startAddress(
  sudoku: RetraceSudoku,
  courses: Courses,
  modeNamed: ModeNamed,
  onWhere: () => void,
): Promise<Address> {
  let begun = false;
  const here = (): Where => {
    const { lesson, page = 1 } = courseIn(courses, sudoku.mode) ?? {};
    const { mode, varied, instead } = sudoku;
    if (mode !== 'varied') return { ...nowhere, mode, lesson, page };
    return { ...nowhere, mode, varied, instead: instead === '' ? undefined : instead };
  };

  const tell = () => {
    // A link that has just come must be followed before the address is overwritten.
    if (turns.isUnderWay || !whereIn(history.state)) return;
    const where = here();
    write(where, linkHere(sudoku, shown, where), { isNew: begun });
    onWhere();
  };
  let due: ReturnType<typeof setTimeout> | undefined;
  const tellNow = () => {
    if (due === undefined) return;
    clearTimeout(due);
    due = undefined;
    tell();
  };
  // In a later task: writing the address takes longer than drawing the digit by which the board has changed.
  const tellSoon = () => {
    if (!turns.isUnderWay) due ??= setTimeout(tellNow);
  };
  addEventListener('pagehide', tellNow);
  // After following a link, its own entry is overwritten, whatever it led to.
  const arrived = () => {
    const where = here();
    const { puzzle } = readLink(location.hash);
    const isKept =
      puzzle === undefined && where.lesson === undefined && whereIn(history.state) === undefined;
    write(where, isKept ? location.hash : linkHere(sudoku, shown, where), { isNew: false });
    onWhere();
  };
  const turns = new Turns(() => location.href, arrived);
  const step = new StepShown(sudoku, { board: tellSoon, step: tell });
  const shown = { step, film: new FilmShown(tell) };
  const { toLink, toEntry } = guideOf(sudoku, courses, modeNamed, shown);

  // Modes are opened in many ways, but all set the attribute, as presenting does; one change gives one set of records.
  new MutationObserver(tell).observe(sudoku, { attributeFilter: ['mode', 'presents'] });
  sudoku.addEventListener(variedShown, tell);
  for (const course of [courses.learn, courses.techniques]) {
    course.addEventListener('change', () => void sudoku.updateComplete.then(tell));
  }
  // These events are heard while the first link is still being followed.
  addEventListener('popstate', ({ state }) => {
    const where = whereIn(state);
    if (where) void turns.follow(() => toEntry(where));
  });
  addEventListener('hashchange', () => {
    if (!whereIn(history.state)) void turns.follow(toLink);
  });
  await turns.follow(toLink);
  return {
    begin: () => {
      begun = true;
    },
    linkTo: (mode) => linkHere(sudoku, shown, { ...nowhere, mode }),
  };
}
