// The race in English.
import type { SteppedStrategyName } from '../../core/strategy';
import type { RaceNotice, RaceOrder } from '../../core/race-reports';
import {
  type Agreement,
  type Cost,
  type Question,
  type Verdict,
  referenceTimes,
} from '../../core/race-findings';
import { wordsIn } from '../look-up';
import { shortCount, shortPower, shortTime, threeFigures } from '../short-figures';
import { number, plural } from './grammar';

const list = new Intl.ListFormat('en-GB');

function limit({ within, over, unsolved }: Verdict): string {
  const parts: string[] = [];
  const slowest = within.toSorted((a, b) => b.timing.median - a.timing.median)[0];
  if (slowest) {
    const count = within.length === 1 ? slowest.strategy : `${within.length} strategies`;
    const which = within.length === 1 ? '' : `${slowest.strategy}, the slowest of them, `;
    const { median } = slowest.timing;
    parts.push(
      `${count} ${within.length === 1 ? 'stays' : 'stay'} within 1 s here: ` +
        `${which}took ${shortTime(median)}, ${portion(median / 1000)} of it.`,
    );
  }
  for (const { strategy, timing } of over) {
    parts.push(`${strategy} takes ${shortTime(timing.median)} here, over 1 s.`);
  }
  for (const { strategy } of unsolved) parts.push(`${strategy} stops without a solution.`);
  return parts.join(' ');
}

const portion = (share: number): string =>
  share >= 0.1 ? `${Math.round(share * 100)} %` : `1/${number(Math.round(1 / share))}`;

const times = (ratio: number): string => `${threeFigures(ratio)} times`;

function cost(name: string, { ratio, difference }: Cost): string {
  return {
    slower: `${name} takes ${times(ratio)} as long as scan-blanks`,
    faster: `${name} takes less time than scan-blanks (${times(ratio)})`,
    same: `${name} shows no measurable difference from scan-blanks (${times(ratio)}; the measurements overlap)`,
  }[difference];
}

/** The write-up has the program that was accepted, not the one before it. */
const unseen = 'The write-up does not show in which of the two ways it passed its vectors.';

function question(asked: Question): string {
  switch (asked.kind) {
    case 'open':
      return `The comparison also needs times of ${list.format(asked.missing)}.`;
    case 'too-few-runs':
      return 'At least 3 runs of each are needed to tell a difference from noise.';
    case 'answered': {
      const { reference, value, dearer, slowestMs } = asked;
      const conclusion = {
        value: 'On this puzzle the board of vectors costs more by value than by reference.',
        reference: 'On this puzzle the board of vectors costs more by reference than by value.',
        neither: 'On this puzzle neither way of passing clearly costs more.',
      }[dearer];
      const limited =
        slowestMs <= 1000
          ? 'Neither exceeds 1 s on its own here.'
          : 'The slowest of the three takes over 1 s here.';
      return `${cost('nested-vectors', reference)}; ${cost('copied-board', value)}. ${conclusion} ${limited} ${unseen}`;
    }
  }
}

type ChartFigure = 'time' | 'steps' | 'legalityChecks';

export const words = {
  setUp: {
    title: 'Race',
    puzzle: (givens: number, blanks: number) => `${givens} givens · ${blanks} blanks`,
    picture: 'The puzzle raced on',
    /** The button that puts a hard puzzle on the board. */
    hard: 'Take a hard puzzle',
    /** The reason why the race is not on the board's puzzle, and the button that makes it so. */
    instead:
      'The sample on the board takes only a few steps, so the race is on a puzzle that takes hundreds of thousands.',
    board: 'Race on the board’s puzzle',
    strategies: 'Strategies',
    presets: { question: 'The 2580 three', 'write-ups': 'Write-ups', all: 'All' },
    presetsLabel: 'Choose',
    order: 'How',
    orders: {
      'one-after-another': { title: 'One after another', note: 'undisturbed, so it is timed' },
      'side-by-side': { title: 'Side by side', note: 'in workers at once; not timed' },
    },
    repeats: 'Runs of each',
    runs: (count: number) => plural(count, 'run'),
    start: 'Start the race',
    stopAll: 'Stop all',
    tooFew: 'Choose at least two strategies.',
    contradiction: 'The givens contradict each other, so there is nothing to race for.',
  },
  lanes: {
    title: 'Lanes',
    empty:
      'Each of these gets a lane that shows its counters while it runs, and its depth over its steps.',
    stop: 'Stop',
    /** The name of the button that stops one strategy. */
    stopOne: (strategy: SteppedStrategyName) => `Stop ${strategy}`,
    profile: (strategy: SteppedStrategyName, maxDepth: number) =>
      `Depth of ${strategy} over its steps, at most ${maxDepth}`,
    scale: 'Depth profiles',
    scales: { shared: 'on one scale of steps', own: 'each over its own steps' },
    axes: 'Across: steps. Upwards: depth, 0 to 81.',
    figures: {
      time: 'Time',
      steps: 'Steps',
      deadEnds: 'Dead ends',
      legalityChecks: 'Checks',
      calls: 'Calls',
      maxDepth: 'Deepest',
    },
    runsDone: (done: number, of: number) => `run ${Math.min(done + 1, of)} of ${of}`,
    range: (min: number, max: number, runs: number) =>
      runs > 1 ? `${shortTime(min)} – ${shortTime(max)} · ${runs} runs` : 'one run',
    undisturbed: 'not timed',
  },
  /** The announcement when the phase changes. */
  phase: (phase: 'none' | 'timing' | 'drawing' | 'done', finished: number, of: number) =>
    ({
      none: '',
      timing: `Racing: ${finished} of ${of} done.`,
      drawing: `All ${of} are in. Drawing depth profiles…`,
      done: finished === of ? `All ${of} are in.` : `${finished} of ${of} are in.`,
    })[phase],
  states: {
    waiting: 'Waiting',
    running: 'Running',
    finished: 'Finished',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  standings: {
    first: 'first solution',
    other: 'another solution',
    none: 'no solution',
    'dead-end': 'dead end',
  },
  findings: {
    title: 'Findings',
    limit: 'Against 1 s',
    answers: 'The answers',
    question: 'The 2580 question',
  },
  limit,
  /** `steps`: of the longest search. */
  tooShort: (steps: number) =>
    `The longest search takes ${plural(steps, 'step')}: too few to say anything about 1 s.`,
  noTimes: 'Strategies that run side by side are not timed. Race one after another for times.',
  answers: ({ standings, isUnanimous }: Agreement) => {
    if (isUnanimous) {
      const all = `All ${standings.length}`;
      const shared = standings[0]?.standing;
      return shared === 'none'
        ? `${all} find that there is no solution.`
        : `${all} give the same answer.`;
    }
    const named = (wanted: string) =>
      standings.flatMap(({ strategy, standing }) => (standing === wanted ? [strategy] : []));
    const parts: string[] = [];
    const first = named('first');
    if (first.length > 3) parts.push(`${first.length} give the same solution.`);
    else if (first.length > 0) parts.push(`The first solution: ${list.format(first)}.`);
    const other = named('other');
    if (other.length > 0) parts.push(`Another of the solutions: ${list.format(other)}.`);
    const none = named('none');
    if (none.length > 0) parts.push(`No solution: ${list.format(none)}.`);
    const stuck = named('dead-end');
    if (stuck.length > 0) parts.push(`Stuck at a dead end: ${list.format(stuck)}.`);
    return parts.join(' ');
  },
  question,
  reference:
    'The limit of Baekjoon 2580 is 1 s. For scale, that problem lists ' +
    `${list.format(referenceTimes.map(({ language, ms }) => `${ms} ms (${language})`))}: ` +
    'measured with its own inputs on its own machine, so not directly comparable.',
  chart: {
    title: 'Chart',
    label: (names: readonly string[]) =>
      `Time, steps and checks on logarithmic axes: ${list.format(names)}`,
    titles: { time: 'Time, median', steps: 'Steps', legalityChecks: 'Checks' },
    limit: '1 s',
    /** Shown instead of bars that would all be equal. */
    same: (value: string) => `the same for all: ${value}`,
    /** The text of a bar's value. */
    value: (figure: ChartFigure, value: number) =>
      figure === 'time' ? shortTime(value) : number(value),
    /** The labels of the axis. */
    tick: (figure: ChartFigure, value: number) =>
      figure === 'time' ? shortPower(value) : shortCount(value),
  },
  save: {
    label: 'Export',
    copyMarkdown: 'Copy as Markdown',
    copyCsv: 'Copy as CSV',
    savePng: 'Save chart as PNG',
    saveSvg: 'Save chart as SVG',
    fileName: 'retrace-race',
  },
  notice: (notice: RaceNotice): string => {
    switch (notice.kind) {
      case 'copied':
        return notice.form === 'csv' ? 'Copied as CSV.' : 'Copied as Markdown.';
      case 'saved':
        return notice.form === 'png' ? 'Saved as PNG.' : 'Saved as SVG.';
      case 'copy-failed':
        return 'The browser did not allow copying.';
      case 'save-failed':
        return 'The browser could not make the picture.';
    }
  },
  report: {
    puzzle: 'Puzzle',
    how: (order: RaceOrder, repeats: number) =>
      order === 'side-by-side'
        ? 'Side by side in workers, not timed'
        : `One after another in one worker, ${plural(repeats, 'run')} each`,
    machine: (browser: string, cores: number) => `Browser: ${browser}; ${cores} logical processors`,
    columns: {
      strategy: 'Strategy',
      median: 'Median',
      range: 'Fastest – slowest',
      steps: 'Steps',
      checks: 'Checks',
      answer: 'Answer',
    },
  },
  number,
  /** A time in milliseconds, with three significant digits, down to nanoseconds. */
  time: shortTime,
};

export type RaceMessages = typeof words;

export const raceMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/race.ts', { eager: true, import: 'words' }),
);
