// Every text of Code mode. A language that lacks one does not compile. Loaded with the mode alone.
import type { Difference, Problem, Verdict } from '../../core/code/judge';
import type { TimeEstimate } from '../../core/code/time';
import type { CompilerNote, Crash, Fault } from '../../core/code/run';
import type { ProgramLanguage } from '../../core/program-languages';
import type { Notice, Phase, TestSet } from './state';
import type { Cost } from '../../core/code/costs';
import type { Slowness } from '../../core/code/slowness';
import type { Taught } from './taught';

/** The milliseconds of a test by the calls that the setter's search takes on it. */
export interface Rung {
  calls: number;
  program: number;
  setter: number | undefined;
}

export interface TimeTold {
  estimate: TimeEstimate;
  problem: Problem;
  language: ProgramLanguage;
}

export interface SlowMessages {
  title: string;
  note: string;
  explain: string;
  on: (test: string) => string;
  noSteps: string;
  asFast: (times: number) => string;
  /** `isCut`: it takes more steps than were seen. */
  times: (slowness: Slowness, isCut: boolean) => string;
  order: (order: number) => string;
  cost: (cost: number) => string;
  /** Behind the line. */
  costs: Record<Cost['kind'], string>;
  noCost: string;
  perStep: string;
  /** A time in milliseconds, as short as it is. */
  each: (milliseconds: number) => string;
  lines: string;
  runs: (count: number) => string;
  growth: string;
  growthSpoken: (rungs: readonly Rung[]) => string;
  setter: string;
}

export interface CodeMessages {
  title: string;
  intro: string;
  problem: string;
  problems: Record<Problem, string>;
  tests: string;
  testSets: Record<TestSet, string>;
  language: string;
  program: string;
  unnamed: (number: number) => string;
  rename: string;
  add: string;
  remove: string;
  restore: string;
  import: string;
  export: string;
  share: string;
  start: string;
  run: string;
  stop: string;
  editor: string;
  editorNote: string;
  loadingEditor: string;
  editorFailed: string;
  safety: string;
  slowness: Record<ProgramLanguage, string>;
  /** Before a language is used first: what is fetched, in bytes. */
  size: (language: string, bytes: number) => string;
  /** A language that this build of the page is without, and the command that adds it. */
  notBuilt: (language: string, command: string) => string;
  removeKept: (language: string, bytes: number) => string;
  phase: (phase: Phase) => string;
  verdicts: Record<Verdict, string>;
  verdictNotes: Record<Verdict, string>;
  /** The estimate that decides, and by what it was made. */
  timeNote: (told: TimeTold) => string;
  /** The list of lessons that explain a verdict, and the links in it. */
  lessons: string;
  lessonOn: Record<Taught, string>;
  /** So many times as long as the setter's program on the same test. */
  times: (count: number) => string;
  testsTable: Record<'test' | 'verdict' | 'time' | 'times', string>;
  testsTitle: string;
  test: (number: number, kind: 'sample' | 'own' | 'board') => string;
  notRun: string;
  time: string;
  watch: string;
  /** The same in a table. */
  watchShort: string;
  watchTest: (number: number) => string;
  picture: (isOutput: boolean) => string;
  difference: (difference: Difference) => string;
  found: string;
  expected: string;
  nothingFound: string;
  diagnostics: string;
  place: (line: number, column?: number) => string;
  faults: string;
  fault: (fault: Fault) => string;
  /** Why a program was ended. */
  crashes: Record<Crash, string>;
  exitCode: (code: number) => string;
  compilerNotes: Record<CompilerNote, string>;
  filmTitle: string;
  film: (steps: number, isCut: boolean) => string;
  /** The number of steps of a film that was cut: there are more. */
  moreThan: (steps: number) => string;
  noFilm: string;
  /** The button of a link to a film. */
  watchLinked: (step: number) => string;
  race: string;
  raceNote: string;
  compare: string;
  compared: Record<'program' | 'steps' | 'time', string>;
  yours: string;
  /** The pane with the output of a program. */
  printed: {
    title: string;
    errors: string;
    /** The line that is marked. */
    differs: string;
    missing: string;
    save: string;
    /** The text for a run of one's own. */
    input: string;
    ran: (time: string) => string;
  };
  slow: SlowMessages;
  notSeen: string;
  notice: (notice: Notice) => string;
  number: (value: number) => string;
  ms: (value: number) => string;
}
