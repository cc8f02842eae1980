// The members that the element of a mode has for the one around it.
import type { RecordedProgram } from '../../core/arrival';
import type { Speed } from '../../core/speed';

/** The attributes that are about watching, as the element's properties have them. */
export interface WatchAttributes {
  speed: Speed;
  /** The step shown first; changed later, the step to go to. */
  at: number;
  /** The part of the search that is played; `to` is NaN for its end. */
  from: number;
  to: number;
  /** Starts to play at once, unless the visitor wants less motion. */
  autoplay: boolean;
  loop: boolean;
}

export interface Traced {
  /** The address of a recording to watch in the place of a search; empty for none. */
  trace: string;
}

/** The members that the element of a mode with steps has for the one around it. */
export interface SteppedElement extends Element {
  play(): void;
  pause(): Promise<void>;
  step(count: number): Promise<void>;
  seek(step: number): Promise<void>;
  /** Does what a key does there, for one pressed outside. */
  press(event: KeyboardEvent): void;
}

/** The same of `watch` mode. */
export interface WatchElement extends SteppedElement {
  readonly watched: WatchAttributes;
}

/** An element of a mode that stays in the page while another mode is shown. */
export interface StayingElement extends Element {
  /** Whether something is under way there that a person will want to come back to. */
  readonly isUnderWay: boolean;
  /** Told when another mode is opened. */
  rest?: () => void;
}

/** An element of a mode that takes whole files. */
export interface OpeningElement extends Element {
  open(source: Blob, name: string, program?: RecordedProgram): unknown;
}
