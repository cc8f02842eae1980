// English texts of explain mode.
import { wordsIn } from '../look-up';
import { filled } from '../template';
import advice from '../../../cpp/words/en/advice.json';
import { number, plural } from './grammar';

export const words = {
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
  /** Beside the number of the step. */
  of: (steps: number) => `of ${number(steps)}`,
  /** The same while more steps may follow. */
  ofSoFar: (steps: number) => `of ${number(steps)} so far`,
  /** The value of the timeline as it is spoken. */
  position: (position: number, steps: number, what: string) =>
    `Step ${number(position)} of ${number(steps)}: ${what}`,
  start: 'Start',
  end: 'End',
  legend: {
    placement: 'places a digit',
    elimination: 'removes candidates',
    hardest: 'hardest',
    unrated: 'not on the scale',
  },
  unrated: '–',
  looking: (steps: number) =>
    steps === 0 ? 'Looking for the path…' : `Looking for the path… ${plural(steps, 'step')} so far`,
  cancel: 'Cancel',
  stopped: 'Cancelled.',
  failed: 'The path could not be found. Try again.',
  /** Where the search for nested chains could not be loaded. */
  missing:
    'This puzzle needs chains with patterns or chains in them, and their search could not be loaded. Check the connection, then try again.',
  /** Where steps are there, and more were looked for. */
  left: {
    stopped: (steps: number) => `Cancelled. The path was found up to step ${number(steps)}.`,
    failed: (steps: number) =>
      `The path could not be found beyond step ${number(steps)}. Try again.`,
    missing: (steps: number) =>
      `After step ${number(steps)} the puzzle needs chains with patterns or chains in them, and their search could not be loaded. Check the connection, then try again.`,
  },
  again: 'Look again',
  obstacle: {
    contradiction: 'The digits contradict each other',
    'no-solution': 'There is no solution to explain',
  },
  /** Where entries beside the givens leave no solution. */
  entriesRuledOut:
    'Your entries may be the cause: begin with the givens alone, or take your entries back.',
  /** The summary of the whole path. */
  summary: (steps: number, placements: number) =>
    `${plural(steps, 'step')} by logic alone; ${number(placements)} of them place a digit.`,
  hardestStep: (technique: string, rating: string, step: number) =>
    `The hardest step of this path is step ${number(step)}: ${technique}, SE ${rating}.`,
  /** The rating of the puzzle; `technique`: of the hardest step in the order that rates, if any. */
  rated: (rating: string, technique: string | undefined) =>
    `The puzzle is rated ${rating}${technique === undefined ? '' : ` (${technique})`}.`,
  anotherWay: 'This path tries techniques in another order.',
  solvedAlready: 'The board is full, so nothing is left to explain.',
  solved: (steps: number) => `Solved by logic alone, in ${plural(steps, 'step')}.`,
  /** Where no technique goes on: of one solution, and of several. */
  beyond: (blanks: number) =>
    `12.0 or more: it takes a search. No technique known here finds a further step, and ${
      blanks === 1 ? 'one blank is' : `${number(blanks)} blanks are`
    } left.`,
  undecided: (blanks: number) =>
    `No technique finds a further step, and ${
      blanks === 1 ? 'one blank is' : `${number(blanks)} blanks are`
    } left: logic cannot choose among several solutions.`,
  /** Where the techniques that somebody chose do not go on. */
  beyondChosen: (blanks: number) =>
    `None of the techniques that you chose finds a further step, and ${
      blanks === 1 ? 'one blank is' : `${number(blanks)} blanks are`
    } left.`,
  useAll: 'Use all techniques',
  /** The sum of HoDoKu's points. */
  score: (points: number) => `Score as HoDoKu counts: ${number(points)}.`,
  watchFromHere: 'Watch the search from here',
  severalSolutions:
    'The puzzle has more than one solution, so techniques that need a unique one are left out.',
  restsOnUniqueness: 'This step relies on the puzzle having exactly one solution, which is proven.',
  chain: (number: number, isCase: boolean) =>
    filled(isCase ? advice.case : advice.chain, { number }),
  /** A remark on each order of techniques. */
  orders: {
    teaching: 'Steps that are easy to see come first.',
    classic: 'The order of Sudoku Explainer (SE), which gives a puzzle its rating.',
    hodoku: 'The order of HoDoKu 2, whose points make the score.',
    sudokuwiki: 'The order of the strategies in the menu of SudokuWiki.',
  },
  /** Each step told in four stages. */
  hints: {
    label: 'Each step as a hint first',
    more: { where: 'Where?', what: 'What?', why: 'Why?' },
    next: 'Next step',
  },
  pace: {
    label: 'Speed',
    rest: (seconds: number) =>
      seconds >= 1 ? `a step in ${number(seconds)} s` : `${number(1 / seconds)} steps in 1 s`,
  },
  beginning: {
    label: 'Begin with',
    names: { board: 'the board as it is', givens: 'the givens alone' },
  },
  list: 'Steps',
  about: {
    title: (technique: string) => `What is this technique (${technique})?`,
    /** How a family works, for people who meet it for the first time. */
    families: {
      singles:
        'Look for a house with one blank, for a digit that fits in only one cell of a house, or for a cell in which all other digits are ruled out.',
      locked:
        'Take a digit and a box. If all cells for it in the box lie in one row, the digit of that row must be in the box, so no other cell of the row can hold it. The same holds for columns, and with line and box exchanged.',
      subsets:
        'Two cells with the same two candidates and no others take both digits, in whichever order, so no other cell of the house has them. Three cells and three digits, or four and four, work alike. So do two digits that fit only in the same two cells of a house.',
      fish: 'Take a digit that fits in only two cells of each of two rows. If these lie in the same two columns, each row has the digit in one of the columns, and the rest of the columns cannot hold it. Swordfish and Jellyfish have three and four rows; a fin is an extra cell, near which the conclusion still holds.',
      'single-digit':
        'Look at one digit and the houses in which it fits in only two cells: if one cell does not hold it, the other does. Two such pairs that meet rule the digit out in cells that see both far ends.',
      wings:
        'A cell with two candidates sees two cells that each share one candidate with it. Whichever digit it holds, one of the two holds the digit that those two have in common.',
      uniqueness:
        'If four cells in two rows, two columns and two boxes hold the same two digits, the digits can be exchanged, so there are two solutions. In a puzzle with one solution, something must break the pattern.',
      exclusion:
        'Go through every way to fill two or three cells together. A way that leaves another cell without candidates is impossible. A candidate is ruled out if every way with it is impossible.',
      chains:
        'If a candidate is false, another is true; if that is true, a third is false, and so on. A chain that comes back to its start, or rules its start out, proves something.',
      forcing:
        'Assume a candidate and follow its consequences, each with its reasons. A conclusion that follows in every case is true; an assumption that leads to a contradiction is false.',
      rare: 'Look for the same few candidates in several boxes at once. Count the cells, and how often those digits fit in them. Where the two counts agree, all other candidates go.',
    },
    needsUniqueness: 'It holds only if the puzzle has exactly one solution.',
    /** On the classic scale, the least. */
    from: (rating: string) => `SE rating: from ${rating}.`,
    off: 'No SE rating.',
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
    watchNamed: (strategy: string) => `Watch: ${strategy}`,
  },
  help: {
    open: 'Keys',
    title: 'Keys',
    close: 'Close',
    note: 'On the board the arrow keys move among the cells; with Shift they step.',
  },
  number,
};

export type ExplainMessages = typeof words;

export const explainMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/explain.ts', { eager: true, import: 'words' }),
);
