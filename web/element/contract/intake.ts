// The intake: listens for puzzles that a person brings to an element.
import type { Arrival } from '../../core/arrival';

/** The element as the intake sees it. */
export interface IntakeHost extends EventTarget {
  /** Whether the mode shown takes whole files. */
  readonly takesLists: boolean;
  /** Whether a paste or drop is meant for the board, and not for the field in which it happens. */
  takes(event: Event): boolean;
  load(arrival: Arrival, from?: 'panel'): void;
  /** Brings the result into view. */
  reveal(): void;
}

/** Reads input from the element's own controls. */
export interface Intake {
  text: (text: string) => void;
  file: (file: File) => void;
}
