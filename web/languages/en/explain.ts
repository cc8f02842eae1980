// English texts of explain mode.
import type { ExplainMessages } from '../../element/explain/words';
import { wholeNumbersIn } from '../../element/shared/words/numbers';

const numbers = wholeNumbersIn('en');
const number = (value: number) => numbers.format(value);
const plural = (count: number, word: string) => `${number(count)} ${word}${count === 1 ? '' : 's'}`;

export const words: ExplainMessages = {
  acts: {
    toggle: 'Play or pause',
    'step-back': 'One step back',
    'step-on': 'One step on',
    start: 'To the start',
    end: 'To the end',
    hardest: 'To the hardest step',
    help: 'Keys',
  },
  play: 'Play',
  pause: 'Pause',
  transport: 'Playing',
  hardest: 'Hardest step',
  timeline: 'Ratings of the steps',
  step: 'Step',
  of: (steps) => `of ${number(steps)}`,
  position: (position, steps, what) => `Step ${number(position)} of ${number(steps)}: ${what}`,
  start: 'Start',
  end: 'End',
  legend: {
    placement: 'places a digit',
    elimination: 'removes candidates',
    hardest: 'hardest',
    unrated: 'not on the scale',
  },
  unrated: '–',
  looking: (steps) =>
    steps === 0 ? 'Looking for the path…' : `Looking for the path… ${plural(steps, 'step')} so far`,
  cancel: 'Cancel',
  stopped: 'Cancelled.',
  failed: 'The path could not be found. Try again.',
  again: 'Look again',
  obstacle: {
    contradiction: 'The digits contradict each other',
    'no-solution': 'There is no solution to explain',
  },
  entriesRuledOut:
    'It may be the digits you entered: begin with the givens alone, or take them back.',
  summary: (steps, placements) =>
    `${plural(steps, 'step')} by logic alone; ${number(placements)} of them place a digit.`,
  hardestStep: (technique, rating, step) =>
    `The hardest is step ${number(step)}: ${technique}, ${rating} on the classic scale.`,
  solvedAlready: 'The board is full; nothing is left to explain.',
  solved: (steps) => `Solved by logic alone, in ${plural(steps, 'step')}.`,
  beyond: (blanks) =>
    `8.8 or more: search. No technique known here goes on, and ${
      blanks === 1 ? 'one blank is' : `${number(blanks)} blanks are`
    } left.`,
  undecided: (blanks) =>
    `No technique goes on, and ${
      blanks === 1 ? 'one blank is' : `${number(blanks)} blanks are`
    } left: logic cannot choose among several solutions.`,
  watchFromHere: 'Watch the search from here',
  severalSolutions:
    'The puzzle has more than one solution, so techniques that need a unique one are left out.',
  restsOnUniqueness: 'This rests on the puzzle having exactly one solution, which is proven.',
  chain: (count) => `Case ${count}`,
  order: {
    label: 'Techniques',
    names: { teaching: 'As people look for them', classic: 'As the classic rating does' },
    notes: {
      teaching: 'Steps that are easy to see come first.',
      classic: 'In the frozen order of the classic scale, which gives a puzzle its rating.',
    },
  },
  hints: {
    label: 'Each step as a hint first',
    more: { where: 'Where?', what: 'What?', why: 'Why?' },
    next: 'Next step',
  },
  pace: {
    label: 'Speed',
    rest: (seconds) =>
      seconds >= 1 ? `a step in ${number(seconds)} s` : `${number(1 / seconds)} steps in 1 s`,
  },
  beginning: {
    label: 'Begin with',
    names: { board: 'the board as it is', givens: 'the givens alone' },
  },
  list: 'Steps',
  about: {
    title: (technique) => `What is this technique (${technique})?`,
    families: {
      singles:
        'Look for a house with one blank, for a digit that has one place left in a house, or for a cell in which all other digits are ruled out.',
      locked:
        'Take a digit and a box. If all its places there lie in one row, it must be in the box on that row, so it is nowhere else on it; the same holds for columns, and the other way round.',
      subsets:
        'Two cells that have only the same two candidates take both digits, in whichever order, so no other cell of the house has them. Three cells and three digits, or four, work alike, and so do digits that have only so few places.',
      fish: 'Take a digit that has two places in each of two rows. If these lie in the same two columns, every row takes one of them, and nothing is left for the rest of the columns. Swordfish and Jellyfish have three and four rows; a fin is a place too many, near which the conclusion still holds.',
      'single-digit':
        'One digit, and houses where it has two places: if it is not in the one, it is in the other. Two such pairs that meet rule out what sees both far ends.',
      wings:
        'A cell with two candidates sees two others that share one candidate each with it. Whichever it holds, one of the two holds their common digit.',
      uniqueness:
        'Four cells in two rows, two columns and two boxes that all hold the same two digits could be exchanged, so there would be two solutions. Where there is one, something must break the pattern.',
      exclusion:
        'Go through every way of filling two or three cells together. A way that breaks a cell beside them is out, and a candidate goes where every way with it is out.',
      chains:
        'If a candidate is false another one is true, if that is true a third is false, and so on. A chain that comes back to where it began, or rules out its own beginning, proves something.',
      forcing:
        'Suppose a candidate and follow what it forces, each conclusion with its reasons. A conclusion that follows in every case is true; a supposition that leads to a contradiction is false.',
    },
    needsUniqueness: 'It holds only where the puzzle has exactly one solution.',
    from: (rating) => `On the classic scale from ${rating}.`,
    off: 'Not on the classic scale.',
  },
  compare: {
    title: 'Compared with searches',
    note: 'Backtracking on the same puzzle, up to the first solution.',
    start: 'Search the same puzzle',
    stop: 'Stop the searches',
    caption: 'The logical path and searches on the same puzzle',
    logic: 'Logic',
    columns: {
      who: 'By',
      steps: 'Steps',
      placements: 'Placements',
      deadEnds: 'Dead ends',
      watch: 'Watch',
    },
    state: { waiting: 'waiting', running: 'searching…', stopped: 'stopped', failed: 'failed' },
    watch: 'Watch',
    watchNamed: (strategy) => `Watch: ${strategy}`,
  },
  help: {
    open: 'Keys',
    title: 'Keys',
    close: 'Close',
    note: 'On the board the arrow keys move among the cells; with Shift they step.',
  },
  number,
};
