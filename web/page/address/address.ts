// The address bar carries givens, entries and notes, strategy, mode, the step watched and the lesson, and a
// link brings them back. Modes and lessons are entries of the browser's history.
import { readLink } from '../../core/link';
import type { Mode } from '../../element/contract/mode';
import type { Course } from '../../element/lessons/course';
import type { RetraceSudoku } from '../../element/retrace-sudoku';
import type { ModeNamed } from '../places';
import { whereIn, write, type Where } from './entries';
import { guideOf } from './guide';
import { linkHere } from './link-here';
import { StepShown } from './step-shown';
import { Turns } from './turns';

export interface Address {
  /** From now on another mode is another entry: what comes before belongs to the first one. */
  begin: () => void;
  /** The link to what is on the board, in a mode. */
  linkTo: (mode: Mode) => string;
}

/** `onWhere`: called whenever the address has changed. */
export async function startAddress(
  sudoku: RetraceSudoku,
  course: Course,
  modeNamed: ModeNamed,
  onWhere: () => void,
): Promise<Address> {
  let begun = false;
  const here = (): Where => ({
    mode: sudoku.mode,
    lesson: sudoku.mode === 'learn' ? course.lesson : undefined,
  });

  const tell = () => {
    // A link that has just come is followed first, and not written over.
    if (turns.isUnderWay || !whereIn(history.state)) return;
    const where = here();
    write(where, linkHere(sudoku, step, where), { isNew: begun });
    onWhere();
  };
  // The link that was followed is the entry that is there, whatever has come of it.
  const arrived = () => {
    const where = here();
    const { puzzle } = readLink(location.hash);
    const isKept =
      puzzle === undefined && where.lesson === undefined && whereIn(history.state) === undefined;
    write(where, isKept ? location.hash : linkHere(sudoku, step, where), { isNew: false });
    onWhere();
  };
  const turns = new Turns(() => location.href, arrived);
  const step = new StepShown(sudoku, tell);
  const { toLink, toEntry } = guideOf(sudoku, course, modeNamed, step);

  // A mode is opened from many places, and the element reflects it. The records of one change come together.
  new MutationObserver(tell).observe(sudoku, { attributeFilter: ['mode'] });
  course.addEventListener('change', () => void sudoku.updateComplete.then(tell));
  // A link that comes while the first one is followed counts, too.
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
    linkTo: (mode) => linkHere(sudoku, step, { mode, lesson: undefined }),
  };
}
