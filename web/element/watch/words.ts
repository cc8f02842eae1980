// Every text of watch mode. A language that lacks one does not compile.
import type { Happening, Impasse } from '../../core/story';
import type { RecordingTrouble } from '../../core/recording';
import type { Goal } from '../../core/watch';
import type { Act } from './state/keys';
import type { Obstacle, Quest } from './state/model';
import type { Speed } from '../../core/speed';

/** The words of a cell's name in watch mode. */
export interface WatchedCell {
  kind: 'given' | 'placed' | 'blank';
  digit: number;
  atWork: boolean;
  isDeadEnd: boolean;
  /** Forbids this digit to the cell at work. */
  forbids: number | undefined;
  candidates: readonly number[] | undefined;
}

export interface WatchMessages {
  board: string;
  cell: (row: number, column: number, cell: WatchedCell) => string;
  acts: Record<Act, string>;
  /** The words on buttons that have words: short enough to stand beside others. */
  short: Record<'backtrack' | 'cell' | 'solution' | 'from' | 'to' | 'loop' | 'unmark', string>;
  stopLooking: string;
  play: string;
  pause: string;
  transport: string;
  finding: string;
  marking: string;
  speed: string;
  speedOf: (speed: Speed) => string;
  /** The same where it is seen beside the slider. */
  speedShort: (speed: Speed) => string;
  timeline: string;
  /** The value of the timeline as it is spoken. */
  position: (position: number, whole: number, finished: boolean, depth: number) => string;
  /** The same where it is seen beside the timeline. */
  of: (whole: number, finished: boolean) => string;
  zoom: string;
  zoomedTo: (from: number, to: number) => string;
  exploring: string;
  paused: string;
  halt: string;
  explore: string;
  legend: { depth: string; deadEnds: string; solution: string };
  /** The sentence on a step's happening. */
  happening: (happening: Happening) => string;
  start: (goal: Goal | undefined, blanks: number) => string;
  exhausted: string;
  stuck: (impasse: Impasse) => string;
  /** Behind it, of a strategy. */
  takesNothingBack: string;
  loading: string;
  looking: (quest: Quest) => string;
  missed: (quest: Quest) => string;
  obstacle: Record<Obstacle, { title: string; detail: string }>;
  again: string;
  /** A recorded search in the place of one of ours. */
  recording: {
    fetching: (bytes: number) => string;
    reading: (percent: number, steps: number) => string;
    stop: string;
    /** Takes the next one away. */
    dismiss: string;
    trouble: (trouble: RecordingTrouble) => string;
    /** At its last step, unless that is a solution. */
    ends: string;
    /** Empty where it was pasted. */
    of: (file: string) => string;
    /** Back to the search of the board. */
    leave: string;
    /** At least one of the two is known. */
    place: (line: number | undefined, call: number | undefined) => string;
  };
  /** The texts about saving the shown search as a recording. */
  save: {
    start: string;
    /** `whole`: how many steps there are, where that is known. */
    running: (steps: number, whole: number | undefined) => string;
    stop: string;
    saved: (bytes: number) => string;
    failed: string;
  };
  figures: {
    step: string;
    depth: string;
    placements: string;
    backtracks: string;
    deadEnds: string;
    legalityChecks: string;
    calls: string;
  };
  state: string;
  panels: string;
  panel: Record<'tree' | 'log', string>;
  stack: {
    title: string;
    depth: string;
    goal: string;
    digits: string;
    /** The digits of a level, as lists; `placed` is empty at the level at work. */
    spoken: (tried: string, placed: string, left: string) => string;
  };
  place: (digit: number, house: string) => string;
  house: (kind: 'row' | 'column' | 'box', number: number) => string;
  tree: {
    root: string;
    failed: (steps: number) => string;
    soFar: (steps: number) => string;
    left: (choices: string) => string;
    atWork: string;
    hidden: (levels: number) => string;
    unfold: string;
    fold: string;
  };
  log: { title: string; speak: string; speakNote: string };
  help: { open: string; title: string; close: string; note: string };
  number: (value: number) => string;
}
