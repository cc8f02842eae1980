// Every text of the review of a photo.
import type { DigitKind, ScanTrouble } from '../../core/scan/scan';
import type { CameraTrouble } from './camera/stream';

export interface ReviewMessages {
  title: string;
  reading: string;
  /** One sentence on why there is no puzzle. */
  trouble: (trouble: ScanTrouble) => string;
  failed: string;
  /** The photo with the outline, for those who do not see it. */
  photo: string;
  board: string;
  /** `digit`: 0 for a blank. */
  cell: (row: number, column: number, digit: number, doubtful: boolean, kind: DigitKind) => string;
  /** The notes of a blank. */
  notes: (digits: readonly number[]) => string;
  /** Beside the crop of a doubtful cell. */
  read: (digit: number, other: number) => string;
  crop: (row: number, column: number) => string;
  sure: string;
  /** Nothing is doubtful, and every entry fits the givens' solution. */
  begun: string;
  /** The entries in these cells do not fit the givens' solution. There is at least one. */
  wrong: (cells: readonly { row: number; column: number }[]) => string;
  /** The switch of the chosen digit: pressed for an entry. */
  entry: string;
  /** The same of a blank: pressed where digits become notes. */
  noting: string;
  entriesChoice: string;
  withEntries: string;
  givensAlone: string;
  several: string;
  changed: string;
  doubtful: (count: number) => string;
  /** Somebody has given every doubtful cell the digit that it was read as. */
  checked: string;
  corrected: string;
  /** The choice among the grids of a photo that has several. */
  grids: (count: number) => string;
  grid: (number: number) => string;
  next: string;
  digits: string;
  clear: string;
  put: string;
  another: string;
  cancel: string;
  /** Photos stay on the device. */
  private: string;
  cameraTitle: string;
  /** The button that turns it on. */
  camera: string;
  /** The description of the camera's picture, for those who do not see it. */
  view: string;
  opening: string;
  /** No grid is seen yet. */
  aim: string;
  /** A grid is seen. */
  hold: string;
  readNow: string;
  /** One sentence on why the camera is off. */
  cameraOff: (why: CameraTrouble | 'hidden') => string;
  cameraPrivate: string;
}
