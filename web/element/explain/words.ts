// Every text of explain mode. A language that lacks one does not compile.
import type { RaceEntry } from '../../core/race';
import type { HintLevel, TechniqueOrder } from '../../core/techniques/calls';
import type { TechniqueFamily } from '../../core/techniques/technique';
import type { Act } from './keys';
import type { Beginning } from './model';
import type { LeftOff } from './walk';

export interface ExplainMessages {
  acts: Record<Act, string>;
  play: string;
  pause: string;
  transport: string;
  hardest: string;
  timeline: string;
  step: string;
  /** Beside the number of the step. */
  of: (steps: number) => string;
  /** The same while more steps may follow. */
  ofSoFar: (steps: number) => string;
  /** The value of the timeline as it is spoken. */
  position: (position: number, steps: number, what: string) => string;
  start: string;
  end: string;
  legend: { placement: string; elimination: string; hardest: string; unrated: string };
  unrated: string;
  looking: (steps: number) => string;
  cancel: string;
  stopped: string;
  failed: string;
  /** Where the search for nested chains could not be loaded. */
  missing: string;
  /** Where steps are there, and more were looked for. */
  left: Record<LeftOff, (steps: number) => string>;
  again: string;
  obstacle: Record<'contradiction' | 'no-solution', string>;
  /** Where entries beside the givens leave no solution. */
  entriesRuledOut: string;
  /** The summary of the whole path. */
  summary: (steps: number, placements: number) => string;
  hardestStep: (technique: string, rating: string, step: number) => string;
  /** The rating of the puzzle; `technique`: of the hardest step in the order that rates, if any. */
  rated: (rating: string, technique: string | undefined) => string;
  anotherWay: string;
  solvedAlready: string;
  solved: (steps: number) => string;
  /** Where no technique goes on: of one solution, and of several. */
  beyond: (blanks: number) => string;
  undecided: (blanks: number) => string;
  /** Where the techniques that somebody chose do not go on. */
  beyondChosen: (blanks: number) => string;
  useAll: string;
  /** The sum of HoDoKu's points. */
  score: (points: number) => string;
  watchFromHere: string;
  severalSolutions: string;
  restsOnUniqueness: string;
  chain: (number: number, isCase: boolean) => string;
  /** A remark on each order of techniques. */
  orders: Record<TechniqueOrder, string>;
  /** Each step told in four stages. */
  hints: {
    label: string;
    more: Record<Exclude<HintLevel, 'nudge'>, string>;
    next: string;
  };
  pace: { label: string; rest: (seconds: number) => string };
  beginning: { label: string; names: Record<Beginning, string> };
  list: string;
  about: {
    title: (technique: string) => string;
    /** How a family works, for people who meet it for the first time. */
    families: Record<TechniqueFamily, string>;
    needsUniqueness: string;
    /** On the classic scale, the least. */
    from: (rating: string) => string;
    off: string;
  };
  compare: {
    title: string;
    note: string;
    start: string;
    stop: string;
    caption: string;
    logic: string;
    columns: { who: string; steps: string; placements: string; deadEnds: string; watch: string };
    state: Record<Exclude<RaceEntry['state'], 'finished'>, string>;
    watch: string;
    watchNamed: (strategy: string) => string;
  };
  help: { open: string; title: string; close: string; note: string };
  number: (value: number) => string;
}
