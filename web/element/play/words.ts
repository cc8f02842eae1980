// Every text of what helps to play. A language that lacks one does not compile.
import type { Writing } from '../contract/board';
import type { FindingText } from './finding';

/** The settings by name. */
export type Setting = 'peers' | 'equal' | 'digitFirst' | 'live';

export interface PlayMessages {
  label: string;
  /** How digits are written. */
  writing: string;
  writings: Record<Writing, string>;
  hint: string;
  several: string;
  /** The number of chosen cells, for screen readers. */
  chosen: (cells: number) => string;
  autoNotes: string;
  /** Enters every naked single; or says that there is none. */
  singles: string;
  noSingle: string;
  /** The blanks that have a candidate, by its digit. */
  filter: string;
  check: string;
  whereWrong: string;
  /** The way to the whole path. */
  explain: string;
  share: string;
  goBack: string;
  solveGivens: string;
  editGivens: string;
  /** While givens are edited. */
  setting: string;
  settingDone: string;
  /** Beside `useAsGivens`: what that is for. */
  typed: string;
  useAsGivens: string;
  /** While a puzzle is typed in: how, and two ways to do it. */
  typing: string;
  nextCell: string;
  digitFirst: string;
  /** Said once to whoever plays by touch. */
  touch: string;
  /** After it: so many givens. */
  fixed: (givens: number) => string;
  settings: string;
  options: Record<Setting, string>;
  keysNote: string;
  timer: string;
  showTimer: string;
  hideTimer: string;
  /** `time`: as a clock shows it. */
  solvedIn: (time: string) => string;
  finding: (finding: FindingText) => string;
  /** The words for the names of cells that a finding is about. */
  marks: { wrong: string; conflict: string };
}
