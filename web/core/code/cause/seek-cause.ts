// Looks for the cause of a wrong verdict: on the film of the test that decided, and where that shows too little, on a few others.
import type { ProgramLanguage } from '../../program-languages';
import { gridOf, type Grid } from '../../grid';
import { judge, type Verdict } from '../judge';
import type { ClassicTest } from '../problems/problem';
import { stepsIn, type PackedStep } from '../packed-film';
import type { Film, RunReport } from '../run';
import { cellsOf, stepOf, type Cause } from './cause';
import { boardAfter } from './film-tries';
import { causeOf, mostSteps } from './find-cause';

export interface Sought {
  language: ProgramLanguage;
  source: string;
  tests: readonly ClassicTest[];
  /** The test that decided, as it was judged, and as it was filmed. */
  wrong: { test: ClassicTest; verdict: Verdict; report: RunReport; filmed: RunReport };
  /** Films the program on another test. */
  film: (test: ClassicTest) => Promise<RunReport>;
}

export interface FoundCause {
  cause: Cause;
  test: ClassicTest;
  film: Film | undefined;
  /** The board after the step, with the cells that it is about. */
  board: { grid: Grid; marked: ReadonlySet<number> } | undefined;
}

/** So many other tests are filmed, of those that are short. */
const mostFilms = 4;
const mostCalls = 12_000;

export async function seekCause(sought: Sought): Promise<FoundCause | undefined> {
  const { tests, wrong, film } = sought;
  const first = await causeOn(sought, wrong);
  if (wrong.verdict !== 'wrong-answer' || (first && !isVague(first.cause))) return first;
  const others = tests.filter(
    (test) => test !== wrong.test && (test.calls ?? Infinity) <= mostCalls && !test.isOwn,
  );
  for (const test of others.slice(0, mostFilms)) {
    const filmed = await film(test);
    const { verdict } = judge(test, filmed);
    const found = await causeOn(sought, { test, verdict, report: filmed, filmed });
    // A film with steps gives way only to another one.
    const isShown = hasSteps(found?.film) || !hasSteps(wrong.filmed.film);
    const isAnswer = !first || !ofRules.has(first.cause.kind) || ofRules.has(found?.cause.kind);
    if (found && isShown && isAnswer && !isVague(found.cause)) return found;
  }
  return first;
}

const hasSteps = (film: Film | undefined): boolean => film !== undefined && film.steps > 0;

/** Where the rules are broken, nothing that comes behind the answer of another film explains it. */
const ofRules = new Set<Cause['kind'] | undefined>([
  ...(['clash', 'refused', 'untried', 'over-given', 'gave-up'] as const),
  ...(['kept-cell', 'kept-flag', 'no-way-back'] as const),
]);

/** Another film may show more: nothing was printed, or nothing written. */
const isVague = (cause: Cause): boolean =>
  (cause.kind === 'output' && cause.what.kind === 'nothing') ||
  (cause.kind === 'unwritten' && cause.reads === undefined) ||
  ((cause.kind === 'clash' || cause.kind === 'refused') && cause.flaw === undefined) ||
  (cause.kind === 'kept-flag' && cause.houses.length === 0) ||
  cause.kind === 'no-way-back';

async function causeOn(
  { language, source }: Sought,
  { test, verdict, report, filmed }: Sought['wrong'],
): Promise<FoundCause | undefined> {
  const { film } = filmed;
  const steps = film && (await stepsIn(film.packed, mostSteps));
  const cause = causeOf({
    ...{ language, source, test, verdict, report },
    faults: [...report.faults, ...filmed.faults],
    film: film && steps && { ...film, steps },
  });
  return cause && { cause, test, film, board: steps && boardOn(cause, test, steps) };
}

/** Undefined where the cause is about no step. */
function boardOn(
  cause: Cause,
  { puzzle }: ClassicTest,
  steps: readonly PackedStep[],
): FoundCause['board'] {
  const step = stepOf(cause);
  if (step === undefined || step > steps.length) return undefined;
  const grid = gridOf(boardAfter(puzzle, steps.slice(0, step)).join(''));
  return grid && { grid, marked: new Set(cellsOf(cause)) };
}
