// The parts that an entry puts into its element; extras that it leaves out are not bundled.
import type { CSSResult, LitElement } from 'lit';
import type { Banner, Card, Slot, Slots } from './contract/extra';
import type { Controls } from './contract/mode-input';
import type { Features } from './contract/features';
import type { Inside } from './extra-host';
import type { Turns } from './first-turns';
import type { Modes } from './opened-modes';
import type { StandIn, StandInHost } from './stand-in';
import { solveLook } from './solve/solve-view';
import type { Look } from './solve/solve-facts';
import type { Games } from './shared/state/game';
import { writePlainly, type Write } from './shared/state/position';

/** A slot of the element that extras may fill. */
export type SlotName = Exclude<
  keyof Slots,
  'start' | 'changed' | 'marks' | 'cards' | 'level' | 'banner'
>;

/** The extras attached to one element; see `Slots`. */
export interface AttachedExtras {
  start: () => void;
  changed: () => void;
  /** The marks of all extras, by cell. */
  marks: () => ReadonlyMap<number, string>;
  cards: () => readonly Card[];
  level: () => string | undefined;
  banner: () => Banner | undefined;
  /** The contents of a slot, in the order of the extras. */
  at: (slot: SlotName) => readonly Slot[];
}

export interface Extras {
  styles: readonly CSSResult[];
  /** The look of `solve` mode. */
  look: Look;
  /** Changes the board by an entry. */
  write: Write;
  /** Makes the part that tells an element's games apart; undefined where games are not kept. */
  games?: () => Games;
  attach: (inside: Inside) => AttachedExtras;
}

export interface Parts extends Features {
  extras: Extras;
  /** The turns in which the first picture is drawn; undefined: all at once. */
  turns?: (host: LitElement) => Turns;
  /** Shows puzzles with rules of their own in the place of the board, where a mode of the entry stands in. */
  standIn?: (host: StandInHost, modes: Modes) => StandIn;
  /** Fits the element to a page that knows nothing of it, and knows the height that it would need there. */
  fit?: (
    host: LitElement & {
      readonly theme: string;
      readonly mode: string;
      readonly controls: Controls;
    },
  ) => { readonly naturalHeight: number };
}

const unmarked: ReadonlyMap<number, string> = new Map();
const nothing = () => undefined;

export const noExtras: Extras = {
  styles: [],
  look: solveLook,
  write: writePlainly,
  attach: () => ({
    start: nothing,
    changed: nothing,
    marks: () => unmarked,
    cards: () => [],
    level: nothing,
    banner: nothing,
    at: () => [],
  }),
};
