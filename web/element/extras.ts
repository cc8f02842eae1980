// The features that an entry puts into its element, with the extras put together or left out: then nothing of them is bundled.
import type { CSSResult, LitElement } from 'lit';
import type { Slot, Slots } from './contract/extra';
import type { Features } from './contract/features';
import type { Inside } from './extra-host';
import type { Turns } from './first-turns';
import { solveLook } from './solve/solve-view';
import type { Look } from './solve/view';
import type { Games } from './shared/state/game';
import { writePlainly, type Write } from './shared/state/position';

/** A place that an extra may fill. */
export type Place = Exclude<keyof Slots, 'start' | 'changed' | 'marks'>;

/** The extras of one element; see `Slots`. */
export interface AttachedExtras {
  start: () => void;
  changed: () => void;
  /** The marks of all of them, by cell. */
  marks: () => ReadonlyMap<number, string>;
  /** In the order in which the entry has them. */
  at: (place: Place) => readonly Slot[];
}

export interface Extras {
  styles: readonly CSSResult[];
  /** How `solve` mode is drawn. */
  look: Look;
  /** The changes that an entry makes to the board. */
  write: Write;
  /** The part that tells the games of an element apart; left out where none is kept. */
  games?: () => Games;
  attach: (inside: Inside) => AttachedExtras;
}

export interface Parts extends Features {
  extras: Extras;
  /** In which turns the first picture is drawn; all at once where it is left out. */
  turns?: (host: LitElement) => Turns;
  /** Fits its colours to a page of others, which knows nothing of it. */
  fit?: (host: LitElement & { readonly theme: string }) => unknown;
}

const unmarked: ReadonlyMap<number, string> = new Map();
const nothing = () => undefined;

export const noExtras: Extras = {
  styles: [],
  look: solveLook,
  write: writePlainly,
  attach: () => ({ start: nothing, changed: nothing, marks: () => unmarked, at: () => [] }),
};
