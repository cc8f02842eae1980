// English texts of the review of a photo.
import type { ScanTrouble, DigitKind, CameraTrouble } from '../../core/scan/photo-result';
import { wordsIn } from '../look-up';

const named = (digit: number) => (digit === 0 ? 'blank' : String(digit));

const kinds = { given: '', entry: ', entry', 'wrong-entry': ', entry that does not fit' } as const;

export const words = {
  title: 'Puzzle from a photo',
  reading: 'Reading the photo …',
  /** One sentence on why there is no puzzle. */
  trouble: (trouble: ScanTrouble) => {
    switch (trouble.kind) {
      case 'broken':
        return 'The browser cannot open this file as a picture: it is damaged, or of a kind that the browser does not know.';
      case 'empty':
        return 'This file is empty.';
      case 'too-large':
        return 'This picture is too large: more than 130 megapixels, or 100 MB.';
      case 'no-contrast':
        return 'Nothing can be seen in this photo: it has only one shade, or is too small.';
      case 'no-grid':
        return 'No whole grid of nine by nine cells can be seen in this photo.';
      case 'other-size':
        return `The grid in this photo has ${trouble.size} cells a side, not nine.`;
      case 'no-digits':
        return 'The grid in this photo has too few digits for a puzzle.';
      case 'cut-off':
        return 'The photo’s edge cuts the grid off: not all nine rows and columns are in it.';
      case 'diagonal':
        return 'Both diagonals are drawn, as in a Sudoku X. It opens under Variants with that rule; compare its digits with the photo there.';
      case 'jigsaw':
        return 'This is a jigsaw, with regions in place of boxes. It opens under Variants; compare its digits and regions with the photo there.';
      case 'killer':
        return 'This is a killer Sudoku, a grid with cages. They are not read from photos; a link of f-puzzles or SudokuPad brings them.';
      case 'no-such-grid':
        return 'That grid can no longer be seen in this photo.';
    }
  },
  failed: 'The photo could not be read. Try again.',
  /** The photo with the outline, for those who do not see it. */
  photo: 'The photo, with the outline of the grid found',
  board: 'The digits read',
  /** `digit`: 0 for a blank. */
  cell: (row: number, column: number, digit: number, doubtful: boolean, kind: DigitKind) =>
    `row ${row}, column ${column}, ${named(digit)}${kinds[kind]}${doubtful ? ', doubtful' : ''}`,
  /** The notes of a blank. */
  notes: (digits: readonly number[]) => `notes ${digits.join(' ')}`,
  /** Beside the crop of a doubtful cell. */
  read: (digit: number, other: number) => `Read as ${named(digit)}; could be ${named(other)}`,
  crop: (row: number, column: number) => `The photo at row ${row}, column ${column}`,
  sure: 'All digits are clear, and the puzzle has exactly one solution.',
  /** Nothing is doubtful, and every entry fits the givens' solution. */
  begun: 'The givens have exactly one solution, and all entries fit it.',
  /** The entries in these cells do not fit the givens' solution. There is at least one. */
  wrong: (cells: readonly { row: number; column: number }[]) => {
    const places = cells.map(({ row, column }) => `row ${row}, column ${column}`).join('; ');
    return cells.length === 1
      ? `Your entry in ${places} does not fit the givens’ solution. It stays as you wrote it.`
      : `${cells.length} of your entries do not fit the givens’ solution: ${places}. They stay as you wrote them.`;
  },
  /** The same of more cells than a sentence can name; their digits are crossed out on the board. */
  manyWrong: (count: number) =>
    `${count} of your entries do not fit the givens’ solution and are crossed out. They stay as you wrote them.`,
  /** The switch of the chosen digit: pressed for an entry. */
  entry: 'Entry',
  /** The same of a blank: pressed where digits become notes. */
  noting: 'Notes',
  /** Pressed where entries and notes go on the board with the givens. */
  withEntries: 'With my entries',
  several: 'These digits have no single solution. Compare them with the photo.',
  changed:
    'One doubtful digit was chosen so that the puzzle has exactly one solution. Please check it.',
  doubtful: (count: number) =>
    count === 1
      ? 'One cell is doubtful. Please check it.'
      : `${count} cells are doubtful. Please check them.`,
  /** Somebody has given every doubtful cell the digit that it was read as. */
  checked: 'You have checked the cells, and the puzzle has exactly one solution.',
  corrected:
    'You have changed digits. Solve the puzzle on the board to see whether it has one solution.',
  /** Goes on to the next of the photo's grids. `number`: of the one that is shown. */
  nextGrid: (number: number, of: number) => `Grid ${number} of ${of}: next`,
  next: 'Next doubtful cell',
  digits: 'Digit of the chosen cell',
  clear: 'Blank',
  put: 'Put on the board',
  openVaried: 'Open under Variants',
  another: 'Another photo',
  cancel: 'Cancel',
  /** Photos stay on the device. */
  private: 'The photo stays on this device and is not kept.',
  cameraTitle: 'Puzzle from the camera',
  /** The button that turns it on. */
  camera: 'Use the camera',
  /** The description of the camera's picture, for those who do not see it. */
  view: 'Picture of the camera',
  opening: 'Turning on the camera …',
  /** No grid is seen yet. */
  aim: 'Point the camera at the whole puzzle.',
  /** A grid is seen. */
  hold: 'The grid is found. Hold still.',
  readNow: 'Read now',
  /** One sentence on why the camera is off. */
  cameraOff: (why: CameraTrouble | 'hidden'): string =>
    ({
      refused:
        'The browser does not let this page use the camera. Allow it in the page’s settings, or choose a photo.',
      none: 'No camera was found on this device. You can choose a photo instead.',
      'in-use':
        'The camera cannot be used now; another program may be using it. You can choose a photo instead.',
      hidden: 'The camera was turned off while this page was not in view.',
    })[why],
  cameraPrivate: 'The camera’s picture stays on this device and is not kept.',
};

export type ReviewMessages = typeof words;

export const reviewMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/scan.ts', { eager: true, import: 'words' }),
);
