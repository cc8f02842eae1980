// The requests about puzzles with any rules; the worker of the page and the thread of the package take the same.
import {
  filmOrders,
  variedTargets,
  type FilmOrder,
  type FilmShown,
  type FilmedSearch,
  type VariedCalls,
  type VariedPageCalls,
} from '../../core/varied/varied-calls';
import { read } from '../core/read-layout';
import { accepted, countLimitIn } from '../serve/checks';
import { Refused, type Tasks } from '../serve/task';
import { timed } from '../serve/timed';
import {
  digitsOfCells,
  filmShown,
  learningShown,
  places,
  variedFaults,
  variedHint,
  variedNotes,
  variedReading,
  variedWritten,
  type VariedCore,
  type VariedPageCore,
} from './varied-table';

/** A choice takes as long as so many steps of a search: where many skyscrapers follow from it, some milliseconds. */
const stepsEach = 20_000;

const noVaried = 'the text is no puzzle with rules of its own';
const noWhole = `${noVaried}, or not all of them were read`;

export const variedTasks: Tasks<VariedCore, VariedCalls> = {
  readVaried: (core, { text }) => {
    const reading = read(variedReading, core.readVaried(bytesOf(text)));
    return atOnce(reading.kind === 'refused' ? reading : { ...reading, text: text.trim() });
  },
  solveVaried: (core, { text }) => {
    const solving = accepted(core.startVariedSolving(bytesOf(text)), noVaried);
    const run = timed(solving);
    const told = () => ({ choices: solving.choices(), elapsedMs: run.elapsedMs() });
    return {
      run: (budget) => run.run(budget / stepsEach),
      progress: told,
      answer: () => {
        const solution = read(places, solving.solution());
        if (solution.length === 0) return { outcome: { kind: 'none' }, ...told() };
        if (solving.unchecked()) return { outcome: { kind: 'unchecked' }, ...told() };
        const solutions = solving.several() ? 'several' : 'one';
        return { outcome: { kind: 'solved', solution, solutions }, ...told() };
      },
      free: () => {
        solving.delete();
      },
    };
  },
  countVaried: (core, { text, limit }) => {
    const counting = accepted(
      core.startVariedCounting(bytesOf(text), countLimitIn(limit)),
      noWhole,
    );
    const run = timed(counting);
    const told = () => ({ count: counting.count(), elapsedMs: run.elapsedMs() });
    return {
      run: (budget) => run.run(budget / stepsEach),
      progress: told,
      answer: () => ({ ...told(), limitReached: counting.limitReached() }),
      free: () => {
        counting.delete();
      },
    };
  },
  variedCandidates: (core, { text }) =>
    candidates(core, text, 1, (finding) => read(digitsOfCells, finding.found())),
  countVariedCandidates: (core, { text, most }) =>
    candidates(core, text, most, (finding) => read(places, finding.counts())),
  checkVaried: (core, { text, board }) => {
    const faults = read(variedFaults, core.checkVaried(bytesOf(text), boardIn(board)));
    if (faults === undefined) throw new Refused(`${noVaried}, or the board is none of it`);
    return atOnce(faults);
  },
  variedNotes: (core, { text, board }) =>
    atOnce(read(variedNotes, core.variedNotes(bytesOf(text), boardIn(board)))),
  hintVaried: (core, { text, board }) =>
    atOnce(read(variedHint, core.hintVaried(bytesOf(text), boardIn(board)))),
};

/** With those of the page alone. */
export const pageVariedTasks: Tasks<VariedCore & VariedPageCore, VariedCalls & VariedPageCalls> = {
  ...variedTasks,
  writeVaried: (core, { text, target }) =>
    atOnce(read(variedWritten, core.writeVaried(bytesOf(text), variedTargets.indexOf(target)))),
  filmVaried: (core, { text, search, at, exploreMs, parts }) => {
    const { film, shown } = keptFilm(core, text, search);
    const until = performance.now() + exploreMs;
    let isThere = false;
    return {
      run: (budget) => {
        const steps = Math.max(1, Math.floor(budget / stepsOfFilm));
        // The end may be nearer than the position that is asked for.
        isThere ||= film.seek(at, steps);
        if (!isThere) return false;
        return film.explore(steps) || performance.now() >= until;
      },
      progress: () => undefined,
      answer: () => shown(parts),
      free: () => undefined,
    };
  },
};

/** A step, which asks rules about each candidate, takes as long as so many of a search by masks. */
const stepsOfFilm = 200;

/** A film of either kind: their pictures differ. */
interface Filming {
  film: NonNullable<ReturnType<VariedPageCore['startVariedFilm' | 'startVariedLearningFilm']>>;
  shown: (parts: number) => FilmShown;
}
let kept: ({ text: string; search: FilmedSearch } & Filming) | undefined;

function keptFilm(core: VariedPageCore, text: string, search: FilmedSearch): Filming {
  if (kept?.text === text && kept.search === search) return kept;
  kept?.film.delete();
  kept = undefined;
  const filming = search === 'learning' ? learningFilm(core, text) : orderFilm(core, text, search);
  kept = { text, search, ...filming };
  return kept;
}

const notFilmed = `${noWhole}, or its givens break one`;

function orderFilm(core: VariedPageCore, text: string, search: FilmOrder): Filming {
  const index = filmOrders.indexOf(search);
  const film = accepted(index < 0 ? null : core.startVariedFilm(bytesOf(text), index), notFilmed);
  return { film, shown: (parts) => ({ search, ...read(filmShown, film.shown(parts)) }) };
}

function learningFilm(core: VariedPageCore, text: string): Filming {
  const film = accepted(core.startVariedLearningFilm(bytesOf(text)), notFilmed);
  return {
    film,
    shown: (parts) => ({ search: 'learning', ...read(learningShown, film.shown(parts)) }),
  };
}

type Finding = NonNullable<ReturnType<VariedCore['startVariedCandidates']>>;

function candidates<Answer>(
  core: VariedCore,
  text: string,
  most: number,
  answer: (finding: Finding) => Answer,
) {
  const finding = accepted(core.startVariedCandidates(bytesOf(text), most), noWhole);
  const run = timed(finding);
  return {
    run: (budget: number) => run.run(budget / stepsEach),
    progress: () => ({ choices: finding.choices(), elapsedMs: run.elapsedMs() }),
    answer: () => answer(finding),
    free: () => {
      finding.delete();
    },
  };
}

const atOnce = <Answer>(answer: Answer) => ({
  run: () => true,
  progress: () => undefined,
  answer: () => answer,
  free: () => undefined,
});

function bytesOf(text: unknown): Uint8Array {
  if (typeof text !== 'string') throw new Refused('the puzzle is not a text');
  return new TextEncoder().encode(text);
}

function boardIn(board: unknown): Uint8Array {
  const isDigit = (digit: unknown) =>
    typeof digit === 'number' && Number.isInteger(digit) && digit >= 0 && digit <= 255;
  if (!Array.isArray(board) || !board.every(isDigit)) {
    throw new Refused('the board is not a digit a cell');
  }
  return Uint8Array.from(board as number[]);
}
