// English texts of make mode.
import type { CellUse } from '../../core/make/symmetry';
import type { MakeProgress, Tries, Measure, SeriesPhase } from '../../core/make/make-calls';
import type { ParseError } from '../../core/text';
import { wordsIn } from '../look-up';
import type { Resumable } from '../../core/make/setting';
import { duration } from './duration';
import { words as messages } from './element';
import { words as ratingWords } from './rating';
import { number, plural } from './grammar';

const seconds = (ms: number) => (ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const size = (bytes: number) =>
  bytes < 1e6 ? `${number(Math.ceil(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

const measureWords = {
  placements: ['placement', 'placements'],
  calls: ['call', 'calls'],
  checks: ['legality check', 'legality checks'],
} as const;

const benchWords: Record<Resumable, readonly [string, string]> = {
  minimals: ['minimal puzzle', 'minimal puzzles'],
  neighbours: ['neighbour', 'neighbours'],
  seventeens: ['puzzle with so few givens', 'puzzles with so few givens'],
  backdoors: ['backdoor', 'backdoors'],
};
const benchFound = (question: Resumable, count: number): string =>
  plural(count, ...benchWords[question]);

export const words = {
  tasksLabel: 'Choose what to make',
  /** The tasks by name. */
  tasks: {
    one: 'A puzzle',
    daily: 'Puzzle of the day',
    sheet: 'Sheet',
    many: 'Thousands',
    worst: 'Worst for a search',
    bench: 'Setter’s bench',
  },
  order: {
    title: 'Order',
    difficulty: 'Difficulty',
    /** The name of a grade and its ratings. */
    grade: (name: string, from: string, to: string) =>
      `${name} (${from === to ? from : `${from}–${to}`})`,
    any: 'Any',
    range: 'From one rating to another…',
    technique: 'A technique it must need…',
    from: (rating: string) => `${rating} from`,
    to: (rating: string) => `${rating} to`,
    /** The three ratings of setters, by their usual names. */
    ratings: { rating: 'ER', firstPlacement: 'EP', firstStep: 'ED' },
    ratingsNote:
      'ER rates the hardest step, EP the hardest one up to the first digit, ED the first step. An empty field allows any rating.',
    anyRating: 'any',
    gem: 'Where the hardest step comes',
    gems: {
      any: 'Anywhere',
      pearl: 'By the first digit (pearl: EP is ER)',
      diamond: 'First of all (diamond: ED is ER)',
    },
    techniqueLabel: 'Technique of the hardest step',
    families: {
      singles: 'Singles',
      locked: 'Locked candidates',
      subsets: 'Pairs, triples and quads',
      fish: 'Fish',
      'single-digit': 'Patterns of one digit',
      wings: 'Wings',
      uniqueness: 'Uniqueness',
      exclusion: 'Aligned exclusion',
      chains: 'Chains',
      forcing: 'Forcing chains',
      rare: 'Rare patterns',
    },
    techniqueNote: 'Nothing easier is enough, and nothing harder is needed.',
    symmetry: 'Symmetry of the givens',
    symmetries: {
      none: 'None',
      'half-turn': 'Half turn',
      'quarter-turn': 'Quarter turn',
      'left-right': 'Left and right',
      'top-bottom': 'Top and bottom',
      diagonal: 'Diagonal',
      antidiagonal: 'Other diagonal',
      'both-mirrors': 'Both mirrors',
      'both-diagonals': 'Both diagonals',
      full: 'All of them',
    },
    minimal: 'Minimal',
    minimalNote: (isSymmetric: boolean): string =>
      isSymmetric
        ? 'Minimal under the symmetry: no symmetric group of givens can be taken away, though a single given may be redundant.'
        : 'No given can be taken away without a second solution.',
    counts: 'A certain number of givens',
    givensFrom: 'Givens from',
    givensTo: 'to',
    cells: 'Choose cells or keep digits',
    cellsOwn: 'Chosen cells and kept digits',
    cellsNote:
      'Press a cell to close it for givens, or to open it again; symmetric cells follow. Type the digits that should stay.',
    board: 'Cells for givens',
    cell: (row: number, column: number, use: CellUse) => {
      const place = `row ${row}, column ${column}`;
      switch (use.kind) {
        case 'open':
          return `${place}, may be a given`;
        case 'closed':
          return `${place}, stays blank`;
        case 'around':
          return `${place}, a given, as its symmetric cell is kept`;
        case 'kept':
          return `${place}, keeps ${use.digit}`;
      }
    },
    open: 'All cells',
    close: 'No cells',
    fromBoard: 'Keep the digits on the board',
    seed: 'Seed (optional)',
    seedNote: 'The same seed and order give the same puzzle everywhere.',
  },
  make: 'Make a puzzle',
  another: 'Another one',
  stop: 'Stop',
  tryAgain: 'Try again',
  making: 'Making a puzzle…',
  /** The number of tries, their speed, and the reasons for failing. */
  progress: ({ tries, elapsedMs }: MakeProgress) =>
    `${plural(tries.made, 'try', 'tries')} in ${seconds(elapsedMs)}, ${number(Math.round((tries.made / Math.max(1, elapsedMs)) * 1000))} a second`,
  rare: ({ made, notUnique, wrongGivens, wrongRating, wrongTechnique, nearStored }: Tries) => {
    const parts = [
      [notUnique, 'had several solutions with every open cell filled'],
      [wrongGivens, 'had another number of givens'],
      [wrongRating, 'had another rating'],
      [wrongTechnique, 'needed another technique'],
    ] as const;
    const said = parts
      .filter(([count]) => count > 0)
      .map(([count, what]) => `${number(count)} ${what}`);
    if (said.length === 0) return '';
    const failed =
      nearStored > 0 ? made - nearStored : notUnique + wrongGivens + wrongRating + wrongTechnique;
    const rarity =
      failed < 100 ? '' : ` Such a puzzle is rarer than one in ${number(failed)} tries.`;
    const near =
      nearStored > 0 ? ` The last ${number(nearStored)} began near a stored puzzle.` : '';
    return `Of these, ${said.join('; ')}.${rarity}${near}`;
  },
  nearest: (givens: number, rating: string | undefined) =>
    `Nearest so far: ${plural(givens, 'given', 'givens')}${rating ? `, rated ${rating}` : ''}.`,
  stopped: 'Stopped before one was found.',
  failed: 'The puzzle could not be made: its worker failed. Please try again.',
  fault: {
    'empty-range': 'A range ends before it begins.',
    'too-few-givens': 'No puzzle with fewer than 17 givens has a single solution.',
    'kept-contradict': 'Two of the kept digits are the same in one row, column or box.',
    'kept-unsolvable': 'No solution has all the kept digits.',
    'too-many-kept':
      'The kept digits and the cells symmetric to them are more than the givens you asked for.',
    'pattern-too-small':
      'Too few cells are open for givens; a group of symmetric cells counts only if all of them are open.',
    'pattern-exchanges':
      'Two rows or columns of the same boxes have no open cell. They could always be exchanged, so there would be a second solution.',
    'rating-unreachable':
      'Ratings are 1.0, 1.2, 1.5, 1.7, 2.0, 2.3, 2.5, 2.6, 2.8, 3.0 to 4.4 in steps of 0.2, and each tenth from 4.5 to 11.9 but 6.3 and 6.4; 12.0 stands for anything harder. ED is at most EP, and EP at most ER.',
    'technique-too-hard': 'This technique is harder than the rating allows.',
    'technique-never-first':
      'No puzzle needs this technique: others that come before it find all that it would.',
    'full-house-givens':
      'Full houses alone solve no puzzle with fewer than 54 givens. Choose 54 to 81 givens, and not a minimal puzzle.',
  },
  result: {
    title: 'New puzzle',
    none: 'No puzzle yet',
    picture: (givens: number) => `Puzzle with ${plural(givens, 'given', 'givens')}`,
    grades: ratingWords.grades,
    /** The grade, the rating and the number of givens. */
    summary: (grade: string, rating: string, givens: number) =>
      `${grade} (${rating}), ${plural(givens, 'given', 'givens')}`,
    hardest: ratingWords.hardest,
    figures: ratingWords.figures,
    minimal: 'Minimal: every given is needed.',
    minimalUnderSymmetry: 'Minimal under its symmetry.',
    took: (tries: number, ms: number) =>
      `Found with ${plural(tries, 'try', 'tries')} in ${seconds(ms)}.`,
    /** The notice that the puzzle began near a stored one, after so many tries from an empty board. */
    nearStored: (tries: number) =>
      `It began near a stored puzzle of this kind, since ${plural(tries, 'try', 'tries')} from an empty board failed.`,
    putOnBoard: 'Put on the board',
    copyLink: 'Copy link',
    copyLine: 'Copy as 81 characters',
    lineCopied: 'Copied as 81 characters.',
    lineNotCopied: 'The puzzle could not be copied.',
    copied: 'The link is copied. It makes the same puzzle again.',
    notCopied: 'The link could not be copied.',
    command: 'The same in a terminal:',
    otherVersion:
      'The link comes from another version, which made a different puzzle from this seed.',
  },
  daily: {
    title: 'Puzzle of the day',
    note: 'One puzzle for each day and level, the same for everybody. It is made on this device, also offline.',
    day: 'Day',
    level: 'Level',
    levels: {
      easy: 'Easy',
      medium: 'Medium',
      hard: 'Hard',
      'very-hard': 'Expert',
      extreme: 'Extreme',
    },
    make: 'Make the puzzle of the day',
    name: (day: string, level: string) => `${day}, ${level}`,
  },
  sheet: {
    title: 'Sheet',
    count: 'Puzzles',
    perPage: 'On a page',
    perPageNames: { 1: 'One', 2: 'Two', 4: 'Four', 6: 'Six' },
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    heading: 'Title',
    headingDefault: 'Sudoku',
    ratings: 'Difficulty above each puzzle',
    answers: 'Solutions on pages of their own at the end',
    make: 'Make the sheet',
    made: (made: number, count: number) =>
      made < count
        ? `Made ${number(made)} of ${plural(count, 'puzzle', 'puzzles')}…`
        : `${plural(count, 'puzzle', 'puzzles')} on the sheet.`,
    print: 'Print',
    pdf: 'Save as PDF',
    saveFailed: 'The file could not be written. Please try again.',
    fileName: 'sudoku',
    preview: 'Preview of the sheet',
    /** The name of a board by its caption. */
    puzzle: (caption: string) => `Puzzle ${caption}`,
    answer: (caption: string) => `Solution ${caption}`,
    answersTitle: 'Solutions',
    page: (page: number, pages: number) => `${page} / ${pages}`,
  },
  many: {
    title: 'Puzzles as a file',
    note: 'Writes each puzzle as a line of 81 characters. No two differ only by exchanged digits, rows or columns.',
    count: 'Puzzles',
    make: (count: number) => `Make ${plural(count, 'puzzle', 'puzzles')}`,
    phase: (phase: SeriesPhase): string =>
      ({
        running: 'Making puzzles…',
        stopped: 'Stopped.',
        kept: 'Begun earlier and not finished yet.',
        done: 'Done.',
        failed: 'A worker failed. Puzzles made so far are kept.',
        fault: '',
        alike: 'There seem to be no more: all new puzzles are like earlier ones.',
        refused:
          'This browser’s storage takes no more, perhaps because it is full. No puzzle is lost: save them, or free some storage and go on.',
      })[phase],
    progress: (made: number, count: number, perSecond: number) =>
      `${number(made)} of ${number(count)}, ${number(Math.round(perSecond))} a second`,
    hindrance: {
      elsewhere:
        'Another tab of this browser is making thousands. Stop them there, or close that tab, to go on here.',
      unfinished:
        'The puzzles that you began before are not finished. Go on with them or discard them first.',
      lost: 'This browser no longer has all of these puzzles. Discard them and make them again: the same seed gives the same puzzles.',
    },
    kept: (isDone: boolean): string =>
      isDone
        ? 'Kept in this browser: after closing the page you can still save them here.'
        : 'Kept in this browser as they come: after closing the page you can go on here.',
    notKept: 'This browser cannot keep the puzzles. Save them before you close the page.',
    /** The notice that the series is of another version. */
    old: 'Another version began these and makes other puzzles from the same seed, so they cannot be continued.',
    left: (seconds: number) =>
      seconds < 60
        ? 'Less than a minute left'
        : seconds < 3600
          ? `About ${plural(Math.round(seconds / 60), 'minute', 'minutes')} left`
          : `About ${plural(Math.round(seconds / 3600), 'hour', 'hours')} left`,
    alike: (count: number) =>
      `${plural(count, 'puzzle was', 'puzzles were')} like one before, and made again.`,
    bar: 'Puzzles made',
    goOn: 'Go on',
    discard: 'Discard',
    save: (made: number) => `Save ${plural(made, 'puzzle', 'puzzles')}`,
    fileName: 'new-puzzles',
  },
  worst: {
    title: 'The worst puzzle for a search',
    note: 'Climbs by small moves: it moves a given or exchanges rows, columns or digits. It keeps a move that does not lead away from the aim, and the solution stays unique.',
    ready: 'Ready orders',
    readyOrders: { 'row-major': 'Hardest row by row', meter: 'Baekjoon 12095: 9,999,999 calls' },
    strategy: 'Strategy to slow down',
    measure: 'Counted',
    measures: { placements: 'Placements', calls: 'Calls', checks: 'Legality checks' },
    aim: 'Aim',
    aims: { most: 'As many as possible', exactly: 'Exactly this many' },
    wanted: 'How many',
    start: 'Start',
    starts: { made: 'New puzzles', board: 'The puzzle on the board' },
    climb: 'Start climbing',
    running: 'Climbing. The best so far:',
    stopped: 'Stopped. The best found:',
    reached: 'Reached exactly:',
    climbing: (moves: number, starts: number) =>
      `${plural(moves, 'move', 'moves')} from ${plural(starts, 'start', 'starts')}`,
    best: (value: number, measure: Measure) =>
      plural(value, measureWords[measure][0], measureWords[measure][1]),
    curve: (moves: number, value: number) =>
      `The best by moves: ${number(value)} after ${plural(moves, 'move', 'moves')}`,
    picture: 'The best puzzle so far',
    notUnique: 'The puzzle on the board does not have exactly one solution.',
    putOnBoard: 'Put on the board',
  },
  bench: {
    title: 'The setter’s bench',
    note: 'Questions about the puzzle on the board, answered on this device.',
    question: 'Question',
    questions: {
      canonical: 'Minlex (least form) and automorphisms',
      bands: 'Kinds of its bands',
      same: 'The same as another puzzle?',
      dedupe: 'A list without repeats',
      minimals: 'Minimal puzzles within it',
      neighbours: 'Neighbours',
      backdoors: 'Backdoors',
      seventeens: 'The 17s of its solution',
    },
    /** The explanation of each question. */
    notes: {
      canonical:
        'The least of all puzzles that are the same but for the names of digits and the order of lines (minlex). Automorphisms are the ways to do that which leave the puzzle as it is.',
      bands:
        'Each band and stack of the solution has one of 416 kinds, numbered as setters number them. Two are of one kind where renaming digits and exchanging rows, boxes or the columns of a box turns one into the other.',
      same: 'Two puzzles are the same where names of digits, orders of lines and transposition turn one into the other.',
      dedupe:
        'Of all puzzles in the list that are the same but for names and the order of lines, the first stays. A file of any size can be opened, or dropped here.',
      minimals: 'Parts of its givens that still have one solution and need each of their givens.',
      neighbours:
        'Puzzles with one solution that differ by some givens taken away and some put in elsewhere: {-1+1}, {-2+2}, {-2+1}.',
      backdoors:
        'The smallest sets of digits of the solution after which singles alone finish the puzzle.',
      seventeens:
        'Every minimal puzzle with so few givens and the same solution. The search leaves nothing out: for 17 givens it takes a quarter of an hour and more, for each more some seven times as long.',
    },
    /** The field for a second puzzle, or for many. */
    other: 'The other puzzle',
    list: 'Puzzles, in any notation',
    openFile: 'Open file…',
    /** In place of the text of a file, or of one that was pasted, whose name is empty. */
    brought: (name: string, bytes: number) =>
      `${name === '' ? 'Pasted text' : name} · ${size(bytes)}`,
    broughtNote: 'Start reads it piece by piece; its text is not shown here.',
    takeOut: 'Take it out',
    exchanged: 'Givens exchanged',
    also: 'Beside singles',
    /** The field for the most givens of a puzzle that the solution holds. */
    givens: 'Givens, at most',
    none: 'nothing else',
    limit: 'At most',
    ask: 'Start',
    /** The name of the part with the answer. */
    answer: 'Answer',
    loading: 'Loading the bench…',
    notLoaded: 'The bench could not be loaded. Is there a connection?',
    reading: (percent: number | undefined) =>
      `Reading the list${percent === undefined ? '…' : `: ${percent} %`}`,
    /** `leftMs`: undefined while nobody can tell. */
    running: (found: number, percent: number | undefined, leftMs: number | undefined) =>
      `Searching: ${number(found)} found` +
      (percent === undefined ? '' : `, ${percent} % done`) +
      (leftMs === undefined ? '' : `, about ${duration(leftMs)} left`),
    stopped: 'Stopped before the end.',
    /** A search that was stopped, here or in an earlier visit. */
    left: (question: Resumable, count: number, percent: number | undefined) =>
      `Stopped${percent === undefined ? '' : ` at ${percent} %`}: ${benchFound(question, count)} so far`,
    /** Before the puzzle that the search is about. */
    about: 'The search is about this puzzle:',
    goOn: 'Go on',
    failed: 'The search failed. Please try again.',
    notUnique: 'The puzzle on the board does not have exactly one solution.',
    unreadable: (error: ParseError) =>
      messages.problem({ kind: 'wrong-text', origin: { kind: 'text' }, error }),
    form: 'Minlex (least form)',
    /** The sentence above the numbers, and each of them. */
    bandKinds: 'The kinds of the solution’s bands and stacks, of 416:',
    band: (at: number, kind: number) => `Band ${at}: kind ${kind}`,
    stack: (at: number, kind: number) => `Stack ${at}: kind ${kind}`,
    automorphisms: (count: number) => plural(count, 'automorphism', 'automorphisms'),
    same: (isSame: boolean): string =>
      isSame ? 'The two puzzles are the same.' : 'The two puzzles are different.',
    different: (count: number, different: number) =>
      `${plural(count, 'puzzle', 'puzzles')}, ${number(different)} different`,
    /** Places of a list that could not be read, and the line of the first one. */
    leftOut: (count: number, line: number) =>
      count === 1
        ? `Line ${number(line)} could not be read and was left out.`
        : `${number(count)} lines could not be read and were left out, line ${number(line)} first.`,
    /** Where only so many of the puzzles are listed. */
    firstOnes: (count: number) =>
      `The first ${number(count)} are listed; the file has all of them.`,
    found: (question: Resumable, count: number, isComplete: boolean) =>
      isComplete
        ? benchFound(question, count)
        : `${benchFound(question, count)}; there may be more`,
    singles: 'Singles alone solve the puzzle: it needs no backdoor.',
    putOnBoard: 'Put on the board',
    save: 'Save as a file',
    fileName: 'setters-bench',
  },
  number,
};

export type MakeMessages = typeof words;

export const makeMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/make.ts', { eager: true, import: 'words' }),
);
