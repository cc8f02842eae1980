// The texts, files and links that come in from a person, and the element that takes them in.
import type { Intake } from '../../core/intake';

export type IntakeInput =
  /**
   * `page`: the same as a web page has it, for tables and links whose text does not show them. `picture`: the same as a
   * picture, which counts where the text has no puzzle.
   */
  | { kind: 'text'; text: string; page?: string; picture?: File }
  | { kind: 'file'; file: File }
  /** The part of an address of this page from '#' on. */
  | { kind: 'link'; fragment: string };

/** `from`: the element's own panel, where what is wrong is said. */
export type TakeIn = (input: IntakeInput, from?: 'panel') => Promise<void>;

/** The element as puzzles are taken in for it. */
export interface IntakeHost extends EventTarget {
  /** Whether the mode shown takes whole files. */
  readonly takesLists: boolean;
  /** Whether a paste or drop is meant for the board, and not for the field in which it happens. */
  takes(event: Event): boolean;
  place(intake: Intake, from?: 'panel'): void;
  /** Brings the result into view. */
  reveal(): void;
}
