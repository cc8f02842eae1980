// The facts of a mode that an entry has before the mode is loaded.
import type { TemplateResult } from 'lit';
import type { Language } from '../../core/language';
import type { PlaceName } from '../../core/mode';
import type { OtherMode } from './mode';
import type { Traced, WatchAttributes } from './mode-element';
import type { ModeInput } from './mode-input';

/** In the place of a mode that an entry does not have. */
export const leftOut = undefined;

/** A mode beside `solve`. */
export type ModeEntry<Name extends OtherMode = OtherMode> = ViewMode<Name> | BoardMode<Name>;

/** The facts of every mode before it is loaded. */
interface NamedMode<Name extends OtherMode> {
  name: Name;
  /** The place of the page that has the mode. */
  place: PlaceName;
  label: (language: Language) => ModeLabel;
}

export interface ModeLabel {
  title: string;
}

/** The board without what solves it; extras put beside it what the mode is for. */
export interface BoardMode<Name extends OtherMode = OtherMode> extends NamedMode<Name> {
  hasBoard: true;
}

/** A custom element inside this one, in the place of the board. */
export interface ViewMode<Name extends OtherMode = OtherMode> extends NamedMode<Name> {
  hasBoard?: never;
  /** The tag of the element that shows the mode. */
  tag: string;
  /** Resolves once that element is defined; rejects where it cannot be fetched. */
  load: () => Promise<unknown>;
  view: (input: ModeInput, watch: WatchAttributes & Traced) => TemplateResult;
  /** The board stands where it will be while the mode is fetched, and not an empty place. */
  waitsWithBoard?: boolean;
  /** Its element is a `StayingElement`: what it searches goes on or waits while another mode is shown. */
  stays?: boolean;
  /** It has nothing to do with the puzzle on the board. */
  hidesPuzzle?: boolean;
  /** Its element is an `OpeningElement` for these. */
  opens?: 'list' | 'recording' | 'program';
}
