// The properties that a mode is given by the element around it, grouped by the needs that modes share.
import type { Recording, Source } from '../../core/arrival';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { Speed } from '../../core/speed';
import type { SteppedStrategyName, StrategyName } from '../../core/strategy';
import type { TechniqueOrder } from '../../core/techniques/calls';
import type { Mode } from './mode';

export type Controls = 'full' | 'minimal' | 'none';

/** For every mode: in which language it speaks, and how much of it is shown. */
export interface ModeBasics {
  language: Language;
  controls: Controls;
}

/** For a mode that begins with what is on the board. */
export interface BoardInput {
  /** The givens that the puzzle came with. */
  givens: Grid;
  /** Givens and own entries: what a search starts from. */
  digits: Grid;
}

/** For a mode that changes the board. */
export interface BoardChanges {
  show: (puzzle: Grid) => void;
  /** Digits into blanks of the board, as entries; undo takes them back. */
  fill: (digits: Grid) => void;
}

/** For a mode that searches by itself once it is shown. */
export interface SearchInput {
  /** Whether a search may be set up: not while the element is far from what is seen. */
  awake: boolean;
  choose: (strategy: StrategyName) => void;
}

/** For what shows the steps of a strategy. */
export interface SteppedInput extends SearchInput {
  /** The element's own, or the usual one where that shows no steps. */
  strategy: SteppedStrategyName;
  /** Another speed to watch at. */
  pace: (speed: Speed) => void;
}

/** For what shows the path of a person. */
export interface PathInput extends SearchInput {
  /** In which order techniques are tried. */
  order: TechniqueOrder;
  arrange: (order: TechniqueOrder) => void;
  /** Whether each step of the path is told as a hint, in four stages by choice. */
  hints: boolean;
  tellByHints: (wanted: boolean) => void;
}

/** For a mode that leads to another one. */
export interface Ways {
  open: (mode: Mode) => void;
  /** Back to the board. */
  leave?: () => void;
  /** To where recordings are watched. */
  watch?: ((recording: Recording) => void) | undefined;
  /** To where programs are written, with a copy of this one; undefined where there is no such mode. */
  edit?: ((program: Source) => void) | undefined;
}

/** The properties that watching a search takes, in watch mode and inside another mode. */
export type WatchInput = ModeBasics & BoardInput & SteppedInput & Pick<Ways, 'edit'>;

/** All of it, as the element gives it: each mode declares what it takes. */
export interface ModeInput
  extends ModeBasics, BoardInput, BoardChanges, SteppedInput, PathInput, Ways {
  /** Whether the window is a phone on its side. */
  isLow: boolean;
}
