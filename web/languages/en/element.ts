// English.
import { type ShownCell, cellName } from '../../core/cell';
import type { Form, ParseError } from '../../core/text';
import type { BoardProblem } from '../../core/problem';
import type { Counters } from '../../core/reports';
import type { StrategyName } from '../../core/strategy';
import { wordsIn } from '../look-up';
import type { Contradiction } from '../../core/contradiction';
import type { Origin } from '../../core/intake';
import { fileProblem, findingIn } from '../file-words';
import { filled } from '../template';
import faults from '../../../cpp/words/en/text-faults.json';
import { number, plural } from './grammar';

const houseName = ({ kind, index }: Contradiction['house']) => `${kind} ${index + 1}`;

const pair = ({ digit, first, second, house }: Contradiction) =>
  filled(faults.clash, {
    digit,
    first: cellName(first),
    second: cellName(second),
    house: houseName(house),
  });

function pairs(found: readonly Contradiction[]): string {
  const named = found.slice(0, 2).map(pair).join('; ');
  const rest = found.length - 2;
  return rest > 0 ? `${named}; and ${rest} more.` : `${named}.`;
}

function place(origin: Origin, { line, column }: ParseError): string {
  const at = `line ${line}, column ${column}`;
  switch (origin.kind) {
    case 'text':
      return `Line ${line}, column ${column}`;
    case 'file':
      return `“${origin.name}”, ${at}`;
    case 'link':
      return `In the link, ${at}`;
  }
}

/** A number of cells or rows. */
const cells = (count: number) =>
  filled(faults[count === 1 ? 'one-cell' : 'many-cells'], { count: number(count) });
const rows = (count: number) =>
  filled(faults[count === 1 ? 'one-row' : 'many-rows'], { count: number(count) });

const plainFaults: Readonly<Record<string, string>> = faults;

function wrongText(error: ParseError): string {
  const { code, found } = error;
  const sentence = (template: string) =>
    `${filled(template, { found, cells: cells(Number(found)), rows: rows(Number(found)) })}.`;
  if (code === 'too-few-cells' || code === 'too-many-cells') {
    return sentence(expectedCells(error) === 81 ? faults.line : faults.row);
  }
  const isOfLines = code === 'too-few-lines' || code === 'too-many-lines';
  return sentence(isOfLines ? faults.rows : (plainFaults[code] ?? findingIn(code, 'en')));
}

/** The words beside row, column and digit in the name of a cell. */
export interface CellMarks {
  contradicts: boolean;
  isDeadEnd: boolean;
}

export type Figure = 'time' | Exclude<keyof Counters, 'steps' | 'depth' | 'maxDepth'>;

export interface Headline {
  title: string;
  /** A sentence below the title, or empty. */
  detail: string;
}

/** The cells that a line with too few or too many of them should have; `longestRow` in web/core/text.ts tells rows apart. */
export function expectedCells({ code, found, expected }: ParseError): 9 | 81 {
  if (expected) return expected === 81 ? 81 : 9;
  const count = Number(found);
  const isLine = code === 'too-few-cells' ? count >= 9 : count > 81;
  return isLine ? 81 : 9;
}

export const words = {
  board: {
    label: 'Sudoku board',
    cell: (
      row: number,
      column: number,
      { kind, digit, notes, centre, candidates, colours }: ShownCell,
      { contradicts, isDeadEnd }: CellMarks,
    ) => {
      const content = {
        given: `given ${digit}`,
        entry: `entered ${digit}`,
        found: `found ${digit}`,
        blank: `blank${notes ? `, notes ${notes.join(' ')}` : ''}${centre ? `, centre notes ${centre.join(' ')}` : ''}${candidates?.length ? `, candidates ${candidates.join(' ')}` : ''}`,
      }[kind];
      const marks = `${colours ? `, ${colours.length > 1 ? 'colours' : 'colour'} ${colours.join(', ')}` : ''}${contradicts ? ', contradiction' : ''}${isDeadEnd ? ', dead end' : ''}`;
      return `row ${row}, column ${column}, ${content}${marks}`;
    },
    summary: (givens: number, entries: number, blanks: number) =>
      [
        plural(givens, 'given'),
        ...(entries > 0 ? [`${entries} entered`] : []),
        plural(blanks, 'blank'),
      ].join(' · '),
    /** In the name of a cell: digits noted there that its row, column or box has already. */
    barred: (digits: readonly number[]) => `${digits.join(' ')} no longer possible`,
    contradictions: (found: readonly Contradiction[]) => `Contradiction: ${pairs(found)}`,
  },
  /** `left`: how many of a digit are still missing. */
  keypad: {
    label: 'Keypad',
    digit: (digit: number) => `Enter ${digit}`,
    colour: (colour: number) => `Colour ${colour}`,
    left: (count: number) => `${count} left`,
    erase: 'Erase',
  },
  /** `resetName`: the name of the button `reset` for screen readers; it begins with the button's text. */
  edit: {
    label: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset',
    resetName: 'Reset to givens',
    clear: 'Clear',
  },
  /** `solver`: the name of the folded solver. */
  search: {
    solver: 'Solver',
    strategy: 'Strategy',
    fromWriteUps: 'From the write-ups',
    beyond: 'Other strategies',
    solve: 'Solve',
    stop: 'Stop',
    pause: 'Pause',
    resume: 'Resume',
  },
  /** The usual names, beside those in code. */
  strategyNames: {
    'scan-blanks': 'List of blanks',
    'copied-blanks': 'Copied list of blanks',
    'nested-vectors': 'Vector of vectors',
    'copied-board': 'Vectors by value',
    'used-flags': 'Flags for used digits',
    'scan-cells': 'Cell by cell',
    'candidate-list': 'Candidate list',
    'first-blank': 'First blank',
    greedy: 'Greedy',
    'house-masks': 'Bit masks',
    'fewest-candidates': 'Fewest candidates',
    propagation: 'Forced digits first',
    'exact-cover': 'Exact cover',
    fast: 'Fast',
  } satisfies Record<StrategyName, string>,
  result: {
    label: 'Result',
    ready: { title: 'Ready', detail: 'The first solution, and whether it is the only one.' },
    running: { title: 'Searching…', detail: 'The board shows the search as it stands.' },
    paused: { title: 'Paused', detail: 'The board shows the search at this moment.' },
    stopped: { title: 'Stopped', detail: 'The board is as it was before.' },
    failed: { title: 'The search failed', detail: 'The search is ready again. Solve once more.' },
    /** A line above the board says why. */
    refused: {
      title: 'No search here',
      detail: 'The page forbids WebAssembly, or the browser is too old for it.',
    },
    one: { title: 'Unique solution', detail: 'There is no other.' },
    several: { title: 'Several solutions', detail: 'This is the lexicographically first one.' },
    /** Several solutions of a puzzle whose own rules were left out. */
    withoutRules: {
      title: 'Not decided by digits alone',
      detail: 'The rules that were left out choose the solution; this is the first without them.',
    },
    contradiction: (found: readonly Contradiction[]) => ({
      title: 'No solution',
      detail: pairs(found),
    }),
    searched: { title: 'No solution', detail: 'Every possibility was searched through.' },
    /** The puzzle has entries beside its givens. */
    ruledOut: {
      title: 'No solution',
      detail: 'No solution has all of your entries beside the givens.',
    },
    deadEnd: (row: number, column: number, solvable: boolean) => ({
      title: `Dead end at r${row}c${column}`,
      detail: solvable
        ? 'No digit fits there, and this strategy takes none back. There is a solution.'
        : 'No digit fits there. There is no solution either.',
    }),
    figures: {
      time: 'Time',
      placements: 'Placements',
      backtracks: 'Backtracks',
      deadEnds: 'Dead ends',
      legalityChecks: 'Checks',
      calls: 'Calls',
    },
    copy: 'Copy board',
    copyAs: { '2580': 'as 2580', '2239': 'as 2239', line: 'as one line' },
  },
  /** The sentences on a search that waits in another mode. */
  held: {
    back: 'Back to it',
    search: 'Your search is paused.',
    mode: (title: string) => `${title} is as you left it.`,
  },
  intake: {
    label: 'Bring your own',
    paste: 'Paste',
    openFile: 'Open file…',
    type: 'Type it in',
    hint: 'Or drop a file here. It may be 81 characters, nine lines, a drawn grid, .sdk or .sdm.',
    text: 'Puzzle as text',
    putOnBoard: 'Put on the board',
  },
  /** The pages of a layout that fits a box of given height. */
  pages: {
    label: 'Parts',
    board: 'Board',
    puzzle: 'Puzzle',
    goTo: 'Go to',
    search: 'Search',
    steps: 'Steps',
    settings: 'Settings',
    compare: 'Compare',
    lesson: 'Lesson',
    program: 'Program',
    figure: 'Figure',
  },
  notice: {
    close: 'Close',
    /** Leads to all puzzles of the list. */
    takeAll: 'Check them all',
    /** Another puzzle has taken the board from a game, or from one without entries; and the button that exchanges them. */
    kept: (isBegun: boolean): string =>
      isBegun ? 'Your game is kept.' : 'The puzzle before is still here.',
    goBack: (isBegun: boolean): string => (isBegun ? 'Back to my game' : 'Back to the last one'),
    loaded: (more: number) => `First of ${number(more + 1)} puzzles in the text.`,
    copied: (form: Form) =>
      form === 'line' ? 'Copied as one line.' : `Copied in the form of ${form}.`,
    copyFailed: 'The browser did not allow copying.',
    pasteRefused: 'The browser did not allow pasting; paste into the field instead.',
    complete: 'Solved: each digit is once in every row, column and box.',
    emptied: (digits: number) =>
      digits === 1
        ? 'Your entry is gone. Undo brings it back.'
        : `Your ${digits} entries are gone. Undo brings them back.`,
    given: (row: number, column: number) => `r${row}c${column} is a given and stays.`,
  },
  problem: (problem: BoardProblem) => {
    switch (problem.kind) {
      case 'wrong-text':
        return `${place(problem.origin, problem.error)}: ${wrongText(problem.error)}`;
      case 'unreadable-file':
      case 'picture':
      case 'no-text':
      case 'too-much-packed':
        return fileProblem(problem, 'en');
      case 'unknown-strategy':
        return `There is no strategy named “${problem.found}”.`;
      case 'wrong-value':
        return `“${problem.found}” is not a value of “${problem.name}” here.`;
      case 'cut-link':
        return 'The entries and notes of this link cannot be read; perhaps its end is missing. The givens are on the board.';
      case 'film-not-kept':
        return 'The program of this link was too long for it, and this browser has not kept its film. Ask for the recording.';
      case 'mode-not-loaded':
        return 'This part could not be fetched; try again when you are online.';
      case 'refused':
        return problem.refusal === 'workers'
          ? 'Workers are not allowed here; the search runs on the page itself and may slow it.'
          : 'The WebAssembly of the search does not run here, so you see the puzzle but cannot search. The page forbids it, or the browser is too old.';
      case 'worker':
        return problem.code === 'worker-hung'
          ? 'The search stopped responding and was restarted; solve again.'
          : 'The search crashed and was restarted; solve again.';
    }
  },
  number,
  duration: (ms: number) => {
    if (ms < 0.05) return '< 0.1 ms';
    if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
    if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.floor(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  },
};

export type Messages = typeof words;

export const messagesIn = wordsIn(
  words,
  import.meta.glob('../*/element.ts', { eager: true, import: 'words' }),
);
