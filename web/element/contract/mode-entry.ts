// The facts of a mode that an entry has before the mode is loaded.
import type { TemplateResult } from 'lit';
import type { PlaceName } from '../../core/mode';
import type { OtherMode } from './mode-names';
import type { Traced, WatchAttributes } from './mode-element';
import type { ModeInput } from './mode-input';

/** Stands for a mode that an entry does not have. */
export const leftOut = undefined;

/** A mode beside `solve`. */
export type ModeEntry<Name extends OtherMode = OtherMode> = ViewMode<Name> | BoardMode<Name>;

/** The facts of every mode, before it is loaded. */
interface NamedMode<Name extends OtherMode> {
  name: Name;
  /** The place of the page that has the mode. */
  place: PlaceName;
}

/** The board without the solver; extras beside it make the mode. */
export interface BoardMode<Name extends OtherMode = OtherMode> extends NamedMode<Name> {
  hasBoard: true;
}

/** A custom element in the place of the board. */
export interface ViewMode<Name extends OtherMode = OtherMode> extends NamedMode<Name> {
  hasBoard?: never;
  /** The tag of the element that shows the mode. */
  tag: string;
  /** Resolves once that element is defined; rejects where it cannot be fetched. */
  load: () => Promise<unknown>;
  view: (input: ModeInput, watch: WatchAttributes & Traced) => TemplateResult;
  /** The board is shown while the mode is fetched, instead of an empty box. */
  waitsWithBoard?: boolean;
  /** Its element is a `StayingElement`: while another mode is shown, its search goes on or waits. */
  stays?: boolean;
  /**
   * It is no mode of its own: while the puzzle is one that it opens, its element, a `StandInElement`, is shown in the place of every
   * mode.
   */
  standsIn?: boolean;
  /** The mode does not use the puzzle on the board. */
  hidesPuzzle?: boolean;
  /** The kind of input that it takes: its element is an `OpeningElement`, but for `varied`, which is a property. */
  opens?: 'list' | 'recording' | 'program' | 'varied';
}
