// The element and what listens for puzzles that a person brings to it.
import type { Arrival } from '../../core/arrival';

/** The element as the intake knows it. */
export interface IntakeHost extends EventTarget {
  /** Whether the mode shown takes whole files. */
  readonly takesLists: boolean;
  /** Whether a paste or drop is meant for the board, and not for a field in which it happens. */
  takes(event: Event): boolean;
  load(arrival: Arrival, from?: 'panel'): void;
  /** Brings what came of it into view. */
  reveal(): void;
}

/** Takes what the element's own controls are given. */
export interface Intake {
  text: (text: string) => void;
  file: (file: File) => void;
}
