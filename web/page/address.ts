// The address bar carries givens, entries and notes, strategy, mode, the step watched and the lesson, and a
// link brings them back. Modes and lessons are entries of the browser's history.
import { formatLessonLink, formatLink, readLink } from '../core/link';
import { defaultMode, showsSteps } from '../core/mode';
import { defaultOrder } from '../core/techniques/order';
import type { Mode } from '../element/contract/mode';
import type { Course } from '../element/lessons/course';
import type { RetraceSudoku } from '../element/retrace-sudoku';
import { read } from '../intake/read';
import { whereIn, write, type Where } from './entries';
import type { ModeNamed } from './places';

/** Browsers refuse an address that changes too often; a search that plays would do so. */
const restMs = 400;

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
  /** The step that was shown last, and the mode that showed it. */
  let shown: { mode: string; at: number } = { mode: defaultMode, at: 0 };
  let begun = false;

  /** While a link or an entry is followed, its parts come one by one. */
  let following = false;

  const here = (): Where => ({
    mode: sudoku.mode,
    lesson: sudoku.mode === 'learn' ? course.lesson : undefined,
  });
  const linkOf = ({ mode, lesson }: Where) => {
    if (lesson !== undefined) return formatLessonLink(lesson);
    const { givens, digits, notes } = sudoku.positions.present;
    return formatLink({
      puzzle: givens,
      digits,
      notes,
      strategy: sudoku.strategy,
      mode,
      at: shown.mode === mode ? shown.at : 0,
      ...(mode === 'explain' && { order: sudoku.order }),
    });
  };
  const tell = () => {
    // A link that has just come is followed first, and not written over.
    if (following || !whereIn(history.state)) return;
    const where = here();
    write(where, linkOf(where), { isNew: begun });
    onWhere();
  };

  const goTo = (at = '0') => {
    const before = sudoku.at;
    sudoku.setAttribute('at', at);
    shown = { mode: sudoku.mode, at: sudoku.at };
    // The same number is no change of the attribute, though another step may be shown, or another puzzle.
    if (before > 0 && before === sudoku.at) sudoku.seek(before).catch(() => undefined);
  };

  /** Everything that a link says. */
  const followLink = async () => {
    const { hash: fragment } = location;
    const { puzzle, strategy, mode, at, order, lesson } = readLink(fragment);
    const arrival = puzzle === undefined ? undefined : await read({ kind: 'link', fragment });
    if (arrival) sudoku.load(arrival);
    // Links to scenes of lessons say what the board shows; those lessons have scenes of their own now.
    const scene = { puzzle, strategy, at: Number(at ?? 0) };
    if (lesson !== undefined && course.open(lesson, scene)) {
      sudoku.mode = 'learn';
      return;
    }
    course.close();
    if (arrival?.kind === 'problem') return;
    if (strategy !== undefined) sudoku.strategy = strategy;
    sudoku.mode = modeNamed(mode) ?? defaultMode;
    sudoku.setAttribute('order', order ?? defaultOrder);
    goTo(at);
  };
  /** Only where an entry was: the board is what it has become since. */
  const followEntry = ({ mode, lesson }: Where) => {
    if (lesson !== undefined) course.open(lesson);
    else if (mode === 'learn') course.close();
    const { puzzle, at, order } = readLink(location.hash);
    sudoku.mode = modeNamed(mode) ?? defaultMode;
    if (!showsSteps(mode) || puzzle !== sudoku.positions.present.givens) return;
    if (mode === 'explain') sudoku.setAttribute('order', order ?? defaultOrder);
    goTo(at);
  };
  const followAlone = async (what: () => void | Promise<void>) => {
    const { href } = location;
    following = true;
    try {
      await what();
      await sudoku.updateComplete;
    } finally {
      following = false;
    }
    // Another link has come meanwhile, and is followed next.
    if (location.href !== href) return;
    // What was followed is the entry that is there, whatever has come of it.
    const where = here();
    const { puzzle } = readLink(location.hash);
    const isKept =
      puzzle === undefined && where.lesson === undefined && whereIn(history.state) === undefined;
    write(where, isKept ? location.hash : linkOf(where), { isNew: false });
    onWhere();
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One after another. */
  const follow = (what: () => void | Promise<void>) => {
    const followed = last.then(() => followAlone(what));
    last = followed.catch(() => undefined);
    return followed;
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  sudoku.addEventListener('retrace-change', () => {
    shown.at = 0;
    tell();
  });
  const follows = (mode: string, at: number) => {
    shown = { mode, at };
    clearTimeout(resting);
    resting = setTimeout(tell, restMs);
  };
  sudoku.addEventListener('retrace-step', ({ detail }) => {
    follows('watch', detail.position);
  });
  sudoku.addEventListener('retrace-explain', ({ detail }) => {
    follows('explain', detail.position);
  });
  // A mode is opened from many places, and the element reflects it. What belongs to one change comes at once.
  new MutationObserver(tell).observe(sudoku, { attributeFilter: ['mode'] });
  course.addEventListener('change', () => void sudoku.updateComplete.then(tell));
  // A link that comes while the first one is followed counts, too.
  addEventListener('popstate', ({ state }) => {
    const where = whereIn(state);
    if (where)
      void follow(() => {
        followEntry(where);
      });
  });
  addEventListener('hashchange', () => {
    if (!whereIn(history.state)) void follow(followLink);
  });
  await follow(followLink);
  return {
    begin: () => {
      begun = true;
    },
    linkTo: (mode) => linkOf({ mode, lesson: undefined }),
  };
}
