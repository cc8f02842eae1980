// English texts of watch mode.
import type { Speed } from '../../core/speed';
import { wordsIn } from '../look-up';
import { cellName, type House } from '../../core/cell';
import type { Refusal } from '../../core/refusals';
import type { Happening, Impasse } from '../../core/story';
import type { Choice, Goal, Quest } from '../../core/watched-search';
import { recordingTrouble } from './recording-problem';
import { number, plural } from './grammar';

const houseName = ({ kind, index }: House) => `${kind} ${index + 1}`;
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** One refused digit with its reason in full, several with their peers alone. */
function refusals(refused: readonly Refusal[]): string {
  const [first] = refused;
  if (!first) return '';
  if (refused.length > 1) {
    const each = refused.map(({ digit, peer }) => `${digit} (${cellName(peer)})`);
    return `${listed(each)} do not fit; `;
  }
  const { digit, house, peer } = first;
  return `${digit} does not fit, ${houseName(house)} already has it at ${cellName(peer)}; `;
}

/** Candidates ruled out by a deduction. */
const removals = (removed: readonly Choice[]) =>
  removed.length === 0
    ? ''
    : `${listed(removed.map(({ cell, digit }) => `${digit} at ${cellName(cell)}`))} ruled out; `;

function impasse(stuck: Impasse): string {
  return stuck.kind === 'cell'
    ? `at ${cellName(stuck.cell)}, no digit fits`
    : `in ${houseName(stuck.house)}, no cell takes ${stuck.digit}`;
}

const goalName = (goal: Goal) =>
  goal.kind === 'cell' ? cellName(goal.cell) : `${goal.digit} in ${houseName(goal.house)}`;

function happening(happened: Happening): string {
  const { kind, cell, digit } = happened;
  switch (kind) {
    case 'placement':
    case 'solution': {
      const { forced } = happened;
      const why = !forced
        ? ''
        : forced.kind === 'candidate'
          ? ', its only candidate'
          : `, its only cell in ${houseName(forced.house)}`;
      const end = kind === 'solution' ? '. The board is full: a solution.' : '.';
      return `${cellName(cell)}: ${refusals(happened.refused)}${removals(happened.removed)}${digit} placed${why}${end}`;
    }
    case 'dead-end':
      return `Dead end${happened.impasse ? ` ${impasse(happened.impasse)}` : ''}. Back to ${cellName(cell)}, ${digit} taken away.`;
    case 'backtrack':
      return `${happened.goal ? `${goalName(happened.goal)}: every choice tried. ` : ''}Back to ${cellName(cell)}, ${digit} taken away.`;
    case 'overwriting':
      return `${cellName(cell)}: the program overwrites ${digit} by ${happened.by}; no line that empties the cell ran in between.`;
  }
}

function questName({ target, direction }: Quest): string {
  if (typeof target === 'object') {
    if ('line' in target) return `${direction} step of line ${number(target.line)}`;
    if ('depth' in target) return `${direction} step to depth ${target.depth}`;
    const { cell, digit } = target;
    if (digit !== undefined) return `${direction} time that ${cellName(cell)} becomes ${digit}`;
    return `${direction} change of ${cellName(cell)}`;
  }
  return `${direction} ${{ 'dead-end': 'dead end', backtrack: 'backtrack', solution: 'solution' }[target]}`;
}

/** The words of a cell's name in watch mode. */
export interface WatchedCell {
  kind: 'given' | 'placed' | 'blank';
  digit: number;
  atWork: boolean;
  isDeadEnd: boolean;
  /** Its digit is in one of its houses once more. */
  clashes: boolean;
  /** Forbids this digit to the cell at work. */
  forbids: number | undefined;
  candidates: readonly number[] | undefined;
}

export const words = {
  nameOf: cellName,
  board: 'Board of the search',
  cell: (
    row: number,
    column: number,
    { kind, digit, atWork, isDeadEnd, clashes, forbids, candidates }: WatchedCell,
  ) => {
    const content = { given: `given ${digit}`, placed: `placed ${digit}`, blank: 'blank' }[kind];
    const marks = [
      atWork && 'current cell',
      isDeadEnd && 'dead end',
      clashes && 'contradiction',
      candidates && candidates.length > 0 && `candidates ${candidates.join(' ')}`,
      forbids !== undefined && `forbids ${forbids}`,
    ].filter(Boolean);
    return [`row ${row}, column ${column}, ${content}`, ...marks].join(', ');
  },
  acts: {
    toggle: 'Play or pause',
    'step-back': 'One step back',
    'step-on': 'One step on',
    'dead-end-before': 'Previous dead end',
    'dead-end-next': 'Next dead end',
    'backtrack-next': 'Next backtrack',
    'cell-before': 'Back until the chosen cell changes',
    'cell-next': 'Run until the chosen cell changes',
    solution: 'To the solution',
    start: 'To the start',
    end: 'To the last step explored',
    'mark-from': 'From here: start of the section',
    'mark-to': 'To here: end of the section',
    unmark: 'Clear the marks',
    loop: 'Loop the section',
    slower: 'Slower',
    faster: 'Faster',
    'zoom-in': 'Zoom in',
    'zoom-out': 'Zoom out',
    'zoom-all': 'Show all',
    present: 'Present',
    help: 'Keys',
  },
  /** The words on buttons that have words: short enough to stand beside others. */
  short: {
    backtrack: 'Backtrack',
    cell: 'Cell changes',
    solution: 'Solution',
    from: 'From here',
    to: 'To here',
    loop: 'Loop',
    unmark: 'Clear',
  },
  /** For a projector; the button that begins it, and the one that ends it. */
  present: 'Present',
  endPresenting: 'End presenting',
  stopLooking: 'Stop looking',
  play: 'Play',
  pause: 'Pause',
  transport: 'Playing',
  finding: 'Going to',
  marking: 'Section',
  speed: 'Speed',
  speedOf: (speed: Speed) =>
    speed === 'max' ? 'as fast as possible' : `${plural(speed, 'step')} a second`,
  /** In the place of the timeline's picture. */
  covered: 'Covered until the question is answered',
  /** The same where it is seen beside the slider. */
  speedShort: (speed: Speed) => (speed === 'max' ? 'max' : `${number(speed)} / s`),
  timeline: 'Timeline',
  /** The value of the timeline as it is spoken. */
  position: (position: number, whole: number, finished: boolean, depth: number) =>
    `step ${number(position)} of ${number(whole)}${finished ? '' : ' explored so far'}, depth ${depth}`,
  /** The same where it is seen beside the timeline. */
  of: (whole: number, finished: boolean) => `of ${number(whole)}${finished ? '' : ' so far'}`,
  zoom: 'Zoom',
  zoomedTo: (from: number, to: number) => `Steps ${number(from + 1)} to ${number(to)}`,
  exploring: 'Exploring ahead…',
  paused: 'Exploring is paused.',
  halt: 'Stop exploring',
  explore: 'Keep exploring',
  legend: { depth: 'Depth', deadEnds: 'Dead ends', solution: 'Solution' },
  /** The sentence on a step's happening. */
  happening,
  start: (goal: Goal | undefined, blanks: number) =>
    goal
      ? `${plural(blanks, 'blank')} to fill, first ${goalName(goal)}.`
      : 'The board is full already.',
  exhausted: 'The search has tried everything: there is no solution.',
  stuck: (stuck: Impasse) => `Stuck ${impasse(stuck)}.`,
  /** Behind it, of a strategy. */
  takesNothingBack: 'This strategy takes nothing back.',
  loading: 'Setting up the search…',
  looking: (quest: Quest) => `Looking for the ${questName(quest)}…`,
  missed: (quest: Quest) => `There is no ${questName(quest)}.`,
  obstacle: {
    contradiction: {
      title: 'The givens contradict each other',
      detail: 'A search would find nothing. Solve mode shows the two equal digits.',
    },
    failed: {
      title: 'The search failed',
      detail: 'The worker was lost. You can set the search up again at the start.',
    },
  },
  again: 'Set up again',
  /** A recorded search in the place of one of ours. */
  recording: {
    fetching: (bytes: number) => `Fetching the recording: ${number(Math.floor(bytes / 1024))} KB.`,
    reading: (percent: number, steps: number) =>
      `Reading the recording: ${percent} %, ${plural(steps, 'step')}.`,
    stop: 'Stop reading',
    /** Takes the next one away. */
    dismiss: 'Dismiss',
    trouble: recordingTrouble,
    /** At its last step, unless that is a solution. */
    ends: 'The recording ends here.',
    /** Empty where it was pasted. */
    of: (file: string) => (file === '' ? 'A recorded search' : `A recorded search: ${file}`),
    /** Back to the search of the board. */
    leave: 'Back to the board’s own search',
    /** At least one of the two is known. */
    place: (line: number | undefined, call: number | undefined) =>
      [
        line !== undefined && `Line ${number(line)}`,
        call !== undefined && `call depth ${number(call)}`,
      ]
        .filter((part) => part !== false)
        .join(', '),
  },
  /** The texts about saving the shown search as a recording. */
  save: {
    start: 'Save as a recording',
    /** `whole`: how many steps there are, where that is known. */
    running: (steps: number, whole: number | undefined) =>
      `Saving the recording: ${whole === undefined ? '' : `${Math.floor((steps / whole) * 100)} %, `}${plural(steps, 'step')}.`,
    stop: 'Stop saving',
    saved: (bytes: number) =>
      `Saved, ${number(Math.ceil(bytes / 1024))} KB. Drop the file here to watch it again.`,
    failed: 'The recording could not be saved. Try again.',
  },
  figures: {
    step: 'Step',
    depth: 'Depth',
    placements: 'Placements',
    backtracks: 'Backtracks',
    deadEnds: 'Dead ends',
    legalityChecks: 'Checks',
    calls: 'Calls',
  },
  state: 'The search at this step',
  panels: 'Behind the step',
  panel: { tree: 'Tree', log: 'Log' },
  stack: {
    title: 'Stack',
    depth: 'Depth',
    goal: 'Cell',
    digits: 'Digits',
    /** The digits of a level, as lists; `placed` is empty at the level at work. */
    spoken: (tried: string, placed: string, left: string) =>
      [tried && `tried ${tried}`, placed ? `placed ${placed}` : 'current', left && `left ${left}`]
        .filter(Boolean)
        .join(', '),
  },
  place: (digit: number, house: string) => `${digit} in ${house}`,
  house: (kind: 'row' | 'column' | 'box', index: number) => `${kind} ${index}`,
  tree: {
    root: 'Start',
    failed: (steps: number) => `${plural(steps, 'step')}, failed`,
    soFar: (steps: number) => `${plural(steps, 'step')} so far`,
    left: (choices: string) => `left: ${choices}`,
    atWork: 'current',
    hidden: (levels: number) => `${plural(levels, 'level')} not shown`,
    unfold: 'Show every level',
    fold: 'Show less',
  },
  log: {
    title: 'Last steps',
    speak: 'Read steps aloud',
    speakNote: 'Announces each step to a screen reader as it is shown.',
  },
  help: {
    open: 'Keys',
    title: 'Keys in watch mode',
    close: 'Close',
    note: 'These keys work with the focus anywhere on this element. On the board the arrow keys choose a cell. Only keys go back to the last change of the cell, to the start and to the end.',
  },
  number,
};

export type WatchMessages = typeof words;

export const watchMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/watch.ts', { eager: true, import: 'words' }),
);
