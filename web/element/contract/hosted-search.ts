// A search of watch mode inside another mode: what it shows there, and what it is told.
import type { TemplateResult } from 'lit';
import type { WatchState } from '../../core/watch';
import type { WatchInput } from './mode-input';
import type { SteppedElement } from './mode-element';

/** The messages to a mode that shows a search of its own, and its requests to its board. */
export interface SearchHost {
  /** Called with every position that is shown. */
  shown: (state: WatchState) => void;
  /** A cell was chosen by pointer or Enter; undefined while nothing is asked of the board. */
  pick: ((cell: number) => void) | undefined;
  /** Cells that the text beside it points at. */
  pointed: readonly number[];
  /** Whether the board keeps to itself what the next step is about. */
  hides: boolean;
}

/** The element of such a search. */
export interface HostedSearch extends SteppedElement {
  /** Watches a recording in the place of the search; resolves with whether it can be watched. */
  open(recording: Blob, name: string): Promise<boolean>;
  /** Back to the search. */
  reopen(): void;
}

/** A search for a mode to put inside its own element, as an entry hands it over. */
export interface SearchPieces {
  /** The tag of the element that shows it, a `HostedSearch`. */
  tag: string;
  load: () => Promise<unknown>;
  /** The board and what plays its search: of `digits` and `strategy` in the input. */
  board: (input: WatchInput, host: SearchHost) => TemplateResult;
  /** The program that a person would submit, at the step that is shown. */
  program: (input: WatchInput, shown: WatchState | undefined) => TemplateResult;
}
