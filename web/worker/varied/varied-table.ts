// The calls of the core that knows puzzles with any rules, and the layouts of what it reads and finds.
import {
  boardRules,
  variedKinds,
  variedRefusals,
  type VariedReading,
} from '../../core/varied/varied-puzzle';
import {
  filmOrders,
  mostOfVaried,
  variedTargets,
  type FilmRefusal,
  type VariedRemoval,
  type VariedViolation,
} from '../../core/varied/varied-calls';
import {
  bytes,
  cases,
  count,
  flag,
  indexIn,
  int,
  laidOut,
  list,
  maybe,
  name,
  record,
  seen,
  text,
} from '../core/kinds';
import { call, object, started, table, type CoreOf } from '../core/table';

const kind = name('varied::Kind', variedKinds, {
  'no-difference': 'not_difference',
  'no-ratio': 'not_ratio',
  'no-sum': 'not_sum',
});

const boardRule = name('varied::BoardRule', boardRules, {
  'diagonal+': 'rising_diagonal',
  'diagonal-': 'falling_diagonal',
  disjointgroups: 'disjoint_groups',
});

export const places = list(int);

/** The digits of each cell as bits; the core has the digit 1 in bit 0, and JavaScript in bit 1. */
export const digitsOfCells = list(seen(int, (bits) => bits << 1));

const puzzle = record('varied_puzzle', {
  title: text,
  author: text,
  ruleset: text,
  digits: [int, 'rules.digits'],
  rows: [int, 'rules.rows'],
  columns: [int, 'rules.columns'],
  givens: places,
  candidates: [digitsOfCells, 'rules.candidates'],
  regions: places,
  houses: [list(places), 'rules.houses'],
  extraRegions: places,
  rules: [list(record('varied_rule', { kind, cells: places, numbers: list(int) })), 'drawn_rules'],
  everywhere: [list(boardRule), 'board_rules'],
  solution: maybe(places),
  areLetters: flag,
  unread: list(
    record('varied_unread', {
      reason: name('varied::Refusal::Reason', variedRefusals),
      name: text,
      cells: places,
    }),
  ),
  drawings: list(
    record('varied_drawing', {
      shape: name('varied::Drawing::Shape', ['line', 'arrow', 'rectangle', 'ellipse']),
      points: places,
      width: int,
      height: int,
      colour: text,
      border: text,
      text,
    }),
  ),
});

const refusal = record('varied_refusal', {
  reason: name('varied::Refusal::Reason', variedRefusals),
  found: text,
});

type Read<R = VariedReading> = R extends { kind: 'puzzle' } ? Omit<R, 'text'> : R;

/** The text itself is known to whoever asks. */
export const variedReading = seen(
  cases('kind', ['puzzle', puzzle], ['refused', refusal]),
  (read): Read => {
    if (read.kind === 'refused') return read;
    const { solution, ...rest } = read;
    return solution === undefined ? rest : { ...rest, solution };
  },
);

const order = name('varied::Order', filmOrders);

const filmEnd = name('varied::Film::End', ['open', 'solution', 'exhausted', 'full']);

/** Backtracking at a position. */
export const filmShown = record('varied_film', {
  position: count,
  explored: count,
  end: filmEnd,
  digits: places,
  kind: name('StepKind', ['placement', 'solution', 'backtrack', 'dead-end']),
  stepCell: int,
  stepDigit: int,
  depth: int,
  stuck: int,
  refused: list(
    seen(
      record('varied_refused', {
        digit: int,
        by: name('varied::Refusing::By', ['none', 'marks', 'house', 'rule']),
        rule: maybe(boardRule),
        index: count,
        peer: int,
      }),
      ({ digit, by, rule, index, peer }): FilmRefusal => {
        if (rule !== undefined) return { digit, by: 'board', rule };
        if (by === 'house') return { digit, by, index, peer };
        return by === 'rule' ? { digit, by, index } : { digit, by: 'marks' };
      },
    ),
  ),
  depths: places,
});

const claim = record('film_claim', { cell: int, digit: int, holds: flag });

const learningKinds = ['start', 'choice', 'dead-end', 'lesson', 'restart', 'solution'] as const;

const learningStep = record('learning_step', {
  kind: name('varied::LearningFilm::Kind', learningKinds),
  broken: name('varied::LearningFilm::Broken', ['cell', 'place', 'pair', 'rule', 'lesson']),
  claim,
  from: int,
  choices: int,
});

/** The search that learns, at a position. */
export const learningShown = record('learning_film', {
  position: count,
  explored: count,
  end: filmEnd,
  digits: places,
  step: learningStep,
  forced: int,
  lessons: count,
  claims: list(claim),
  chosen: places,
  depths: places,
  nearFirst: count,
  near: list(learningStep),
});

const target = name('varied::Target', variedTargets);

export const variedWritten = cases(
  'kind',
  ['written', record('written_varied', { text })],
  ['refused', refusal],
);

const fault = seen(
  record('varied_fault', {
    of: name('varied::Violation::What', ['given', 'house', 'rule']),
    rule: maybe(boardRule),
    index: count,
    cells: places,
  }),
  ({ of, rule, index, cells }): VariedViolation => {
    if (rule !== undefined) return { of: 'board', rule, cells };
    return of === 'given' ? { of, cells } : { of, index, cells };
  },
);

const cellDigits = record('candidates', { cells: places, digits: digitsOfCells });

const removal = seen(
  record('told_removal', {
    by: name('varied::Removal::By', ['rule', 'locked']),
    rule: maybe(boardRule),
    index: count,
    other: count,
    before: cellDigits,
    removed: cellDigits,
  }),
  ({ by, rule, index, other, ...told }): VariedRemoval => {
    if (rule !== undefined) return { of: 'board', rule, ...told };
    return by === 'rule' ? { of: by, index, ...told } : { of: by, index, other, ...told };
  },
);

/** Undefined: the board is broken or none of the puzzle. */
export const variedNotes = maybe(digitsOfCells);

/** Undefined: no rule by itself leads on, or the board is broken or none of the puzzle. */
export const variedHint = maybe(
  record('told_hint', {
    step: name('varied::Hint::Step', ['only-digit', 'only-place', 'removal']),
    cell: int,
    digit: int,
    house: count,
    removals: list(removal),
  }),
);

/** Undefined: the text is no such puzzle, or the board is none of it. */
export const variedFaults = maybe(list(fault));

/** Does about `budget` choices more; true when the answer is there. */
const run = call(flag, ['budget', count]);
const choices = call(count);

const solving = object('VariedSolving', 'varied::SolvingCall', {
  run,
  choices,
  /** The digits of the first solution; none where there is none. */
  solution: call(laidOut(places)),
  several: call(flag),
  /** The solution may break a rule that was not read. */
  unchecked: call(flag),
});

const counting = object('VariedCounting', 'varied::CountingCall', {
  run,
  count: call(count),
  limitReached: call(flag),
});

const candidates = object('VariedCandidates', 'varied::CandidatesCall', {
  run,
  choices,
  found: call(laidOut(digitsOfCells)),
  counts: call(laidOut(places)),
});

/** A call gives null where the text is no such puzzle. Texts are in UTF-8. */
export const variedTable = table(
  ['wasm/varied/varied_call.hpp'],
  {
    readVaried: call(laidOut(variedReading), ['text', bytes]),
    startVariedSolving: call(started(solving), ['text', bytes]),
    startVariedCounting: call(started(counting), ['text', bytes], ['limit', count]),
    /** `most`: solutions are counted so far for each candidate; 1: none are. */
    startVariedCandidates: call(started(candidates), ['text', bytes], ['most', int]),
    /** `board`: the digit of each cell, or 0. */
    checkVaried: call(laidOut(variedFaults), ['text', bytes], ['board', bytes]),
    variedNotes: call(laidOut(variedNotes), ['text', bytes], ['board', bytes]),
    hintVaried: call(laidOut(variedHint), ['text', bytes], ['board', bytes]),
  },
  // A text of the longest kind that is read as a puzzle, with its board.
  mostOfVaried + 1024,
);

export type VariedCore = CoreOf<typeof variedTable>;

const film = object('VariedFilm', 'varied::FilmCall', {
  explore: run,
  seek: call(flag, ['position', count], ['budget', count]),
  shown: call(laidOut(filmShown), ['parts', int]),
});

const learningFilm = object('VariedLearningFilm', 'varied::LearningFilmCall', {
  explore: run,
  seek: call(flag, ['position', count], ['budget', count]),
  shown: call(laidOut(learningShown), ['parts', int]),
});

/** Calls of the page alone, which the widget and the package have not. */
export const variedPageTable = table(
  ['wasm/varied/varied_call.hpp'],
  {
    writeVaried: call(laidOut(variedWritten), ['text', bytes], ['target', indexIn(target)]),
    /** Null also where rules were not read, or the givens break one. */
    startVariedFilm: call(started(film), ['text', bytes], ['order', indexIn(order)]),
    startVariedLearningFilm: call(started(learningFilm), ['text', bytes]),
  },
  mostOfVaried + 1024,
);

export type VariedPageCore = CoreOf<typeof variedPageTable>;
