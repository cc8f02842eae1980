// The package's entry without a page: solves, rates and makes puzzles in Node, workers and other runtimes with modules.
import { Solver } from '../client/solver/solver-client';

/** The solver that the functions below share: one thread, started with the first call. */
const shared = new Solver();

const bound = <Name extends keyof Solver>(name: Name): Solver[Name] =>
  shared[name].bind(shared) as Solver[Name];

export const solve: Solver['solve'] = bound('solve');
export const check: Solver['check'] = bound('check');
export const count: Solver['count'] = bound('count');
export const solutions: Solver['solutions'] = bound('solutions');
export const certify: Solver['certify'] = bound('certify');
export const reduce: Solver['reduce'] = bound('reduce');
export const rate: Solver['rate'] = bound('rate');
export const hint: Solver['hint'] = bound('hint');
export const explain: Solver['explain'] = bound('explain');
export const canonical: Solver['canonical'] = bound('canonical');
export const bands: Solver['bands'] = bound('bands');
export const same: Solver['same'] = bound('same');
export const dedupe: Solver['dedupe'] = bound('dedupe');
export const minimals: Solver['minimals'] = bound('minimals');
export const neighbours: Solver['neighbours'] = bound('neighbours');
export const backdoors: Solver['backdoors'] = bound('backdoors');
export const seventeens: Solver['seventeens'] = bound('seventeens');
export const generate: Solver['generate'] = bound('generate');
export const series: Solver['series'] = bound('series');
export const read: Solver['read'] = bound('read');
export const readVaried: Solver['readVaried'] = bound('readVaried');
export const solveVaried: Solver['solveVaried'] = bound('solveVaried');
export const countVaried: Solver['countVaried'] = bound('countVaried');
export const checkVaried: Solver['checkVaried'] = bound('checkVaried');
export const hintVaried: Solver['hintVaried'] = bound('hintVaried');
export const variedCandidates: Solver['variedCandidates'] = bound('variedCandidates');
/** Ends the shared thread; the next call starts another one. */
export const close: Solver['close'] = bound('close');

export { Solver };
export { provideCore } from '../client/solver/host';
export { OrderRefused } from '../client/solver/solver-errors';
export { UnreadablePuzzle } from '../client/solver/solver-errors';
export { UnreadableRules } from '../client/solver/solver-errors';
export { RequestRefused } from '../client/errors';
export { WorkerFailure } from '../client/errors';
export { formatGrid, type Form } from '../core/text';
export { gradeOf, type Grade } from '../core/techniques/grade';
export { ratingText } from '../core/techniques/grade';

export type {
  BackdoorsOptions,
  CallOptions,
  ExplainOptions,
  HintOptions,
  FindOptions,
  Generated,
  GenerateOptions,
  LinesProgress,
  MinimalsOptions,
  NeighboursOptions,
  Position,
  ResumableOptions,
  SeventeensOptions,
  SolveOptions,
  SolverOptions,
  Stoppable,
} from '../client/solver/options';
export type { CheckedLine, SolvedLine } from '../client/solver/lines';
export type { Contradiction } from '../core/contradiction';
export type { Grid } from '../core/grid';
export type { Notes } from '../core/notes';
export type { MakeProgress, Tries } from '../core/make/make-calls';
export type {
  Found as SetterFound,
  FoundProgress,
  Isomorphism,
  BandKinds,
  LeastForm,
} from '../core/make/setting';
export type { Fault, MakeOrder, NumberRange, SymmetryName } from '../core/make/order';
export type {
  Certificate,
  Completion,
  Conflict,
  SolutionCount,
} from '../core/questions/puzzle-questions';
export type {
  Counters,
  CountProgress,
  CountReport,
  Outcome,
  Progress,
  SolveReport,
} from '../core/reports';
export type { Found, FoundError, FoundLine, FoundPuzzle } from '../core/reading';
export type {
  CellDigits,
  VariedHint,
  VariedProgress,
  VariedRemoval,
  VariedSolveReport,
  VariedViolation,
} from '../core/varied/varied-calls';
export type {
  BoardRule,
  VariedKind,
  VariedPuzzle,
  VariedRefusal,
  VariedRule,
} from '../core/varied/varied-puzzle';
export type { StrategyName } from '../core/strategy';
export type {
  Advice,
  LogicalPath,
  NextStep,
  RatingProgress,
  Ratings,
  Standing,
} from '../core/techniques/technique-calls';
export type { Candidate, Deduction, Evidence, Link } from '../core/techniques/deduction';
export type { TechniqueOrder } from '../core/techniques/technique-calls';
export type { TechniqueName } from '../core/techniques/technique';
