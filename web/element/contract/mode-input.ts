// The properties that the element gives to a mode, grouped by the needs that modes share.
import type { Recording, Source } from '../../core/intake';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { LessonName } from '../../core/lesson-names';
import type { Speed } from '../../core/speed';
import type { SteppedStrategyName, StrategyName } from '../../core/strategy';
import type { TechniqueOrder } from '../../core/techniques/technique-calls';
import type { Mode } from './mode-names';

export type Controls = 'full' | 'minimal' | 'none';

/** For every mode: its language, and how much of it is shown. */
export interface ModeBasics {
  language: Language;
  controls: Controls;
}

/** For a mode that begins with the board's puzzle. */
export interface BoardInput {
  /** The givens that the puzzle came with. */
  givens: Grid;
  /** Givens and entries: the start of a search. */
  digits: Grid;
}

/** For a mode that changes the board. */
export interface BoardChanges {
  show: (puzzle: Grid) => void;
  /** Enters digits into blanks of the board; undo takes them back. */
  fill: (digits: Grid) => void;
}

/** For a mode that searches by itself once it is shown. */
export interface SearchInput {
  /** Whether a search may be set up: not while the element is far out of sight. */
  awake: boolean;
  choose: (strategy: StrategyName) => void;
}

/** For a mode that shows the steps of a strategy. */
export interface SteppedInput extends SearchInput {
  /** The element's strategy, or the default where that one has no steps. */
  strategy: SteppedStrategyName;
  /** Changes the speed of watching. */
  pace: (speed: Speed) => void;
  /** Begins and ends to present. */
  present?: (presents: boolean) => void;
}

/** For a mode that shows the path by techniques. */
export interface PathInput extends SearchInput {
  /** The order in which techniques are tried. */
  order: TechniqueOrder;
  arrange: (order: TechniqueOrder) => void;
  /** The list of techniques that may be used. */
  techniques: string;
  /** Reports that the list has a name which nobody knows. */
  refuseTechniques: () => void;
  useTechniques: (list: string) => void;
  /** Whether each step of the path is shown as a hint, in four stages. */
  hints: boolean;
  tellByHints: (wanted: boolean) => void;
}

/** For a mode that leads to another one. */
export interface Ways {
  open: (mode: Mode) => void;
  /** Leads back to the board. */
  leave?: () => void;
  /** Leads to the mode that watches recordings. */
  watch?: ((recording: Recording) => void) | undefined;
  /** Leads to the mode that runs programs, with a copy of this one; undefined where there is no such mode. */
  edit?: ((program: Source) => void) | undefined;
}

/** For the mode of puzzles with rules beyond the classic ones. */
export interface VariedInput {
  /** The text of the puzzle; empty for the one that was played last. */
  varied: string;
  openVaried: (text: string) => void;
  /** The game to go on with, as a text; empty for none. */
  game: string;
  mode: Mode;
  readonly: boolean;
  /** Shown in place of the puzzle: its film, or a draft in the editor, by its id; empty for neither. */
  instead: string;
  showInstead: (what: string) => void;
  /** Called where the text is no such puzzle, or a text no game of it. */
  refuseVaried: (game?: string) => void;
}

/** For the mode that shows a lesson in a post. */
export interface NamedLesson {
  /** Its name; empty for the list of all lessons. */
  lesson: LessonName | '';
}

/** The properties for watching a search, in watch mode and inside other modes. */
export type WatchInput = ModeBasics & BoardInput & SteppedInput & Pick<Ways, 'edit'>;

/** All properties, as the element gives them: each mode declares those that it takes. */
export interface ModeInput
  extends
    ModeBasics,
    BoardInput,
    BoardChanges,
    SteppedInput,
    PathInput,
    Ways,
    VariedInput,
    NamedLesson {
  /** Whether the window is a phone on its side. */
  isLow: boolean;
}
