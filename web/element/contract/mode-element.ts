// The members that the element of a mode has for the element around it.
import type { Recorded, Recording } from '../../core/intake';
import type { CountReport, SolveReport, Status } from '../../core/reports';
import type { Speed } from '../../core/speed';

/** The attributes about watching, as properties. */
export interface WatchAttributes {
  speed: Speed;
  /** The step shown first; a later change goes to that step. */
  at: number;
  /** The first and last step that are played; `to` is NaN for the end of the search. */
  from: number;
  to: number;
  /** Starts to play at once, unless the visitor wants less motion. */
  autoplay: boolean;
  loop: boolean;
  /** The board and the program alone fill the screen, large enough to be read from afar. */
  presents: boolean;
}

export interface Traced {
  /** The address of a recording to watch instead of a search; empty for none. */
  trace: string;
}

/** The members of a mode with steps. */
export interface SteppedElement extends Element {
  play(): void;
  pause(): Promise<void>;
  step(count: number): Promise<void>;
  seek(step: number): Promise<void>;
  /** Does what a key does in the mode, for a key pressed outside of it. */
  press(event: KeyboardEvent): void;
}

/** The members of `watch` mode. */
export interface WatchElement extends SteppedElement {
  readonly watched: WatchAttributes;
  /** The recording that is watched, where it is one. */
  readonly recorded: Recorded | undefined;
}

/** The element of a mode that stays in the page while another mode is shown. */
export interface StayingElement extends Element {
  /** Whether work is under way that a person will want to come back to. */
  readonly isUnderWay: boolean;
  /** Called when another mode is opened. */
  rest?: () => void;
}

/** The element of a mode that takes whole files. */
export interface OpeningElement extends Element {
  open(recording: Recording): unknown;
}

/** The element of a puzzle that stands in the place of the board: what a page asks the board, it answers. */
export interface StandInElement extends Element {
  readonly value: string;
  readonly progress: string;
  readonly status: Status;
  /** Resolves once the puzzle is read and drawn, or refused. */
  readonly opened: Promise<void>;
  solve(signal: AbortSignal | undefined): Promise<SolveReport<string>>;
  count(limit: number, signal: AbortSignal | undefined): Promise<CountReport>;
  reset(): void;
}
