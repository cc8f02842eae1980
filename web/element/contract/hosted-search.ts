// A search of watch mode inside another mode: its element, and the messages between both.
import type { TemplateResult } from 'lit';
import type { Recording } from '../../core/intake';
import type { WatchState } from '../../core/watched-search';
import type { WatchInput } from './mode-input';
import type { SteppedElement } from './mode-element';

/** The host's side: it is told of the search, and asks things of its board. */
export interface SearchHost {
  /** Called with every position that is shown. */
  shown: (state: WatchState) => void;
  /** Called when a cell was chosen by pointer or Enter; undefined while the board asks nothing. */
  pick: ((cell: number) => void) | undefined;
  /** The cells that the text beside the board points at. */
  pointed: readonly number[];
  /** Whether the board hides what the next step is about. */
  hides: boolean;
}

/** The element of a hosted search. */
export interface HostedSearch extends SteppedElement {
  /** Watches a recording instead of the search; resolves with whether it can be watched. */
  open(recording: Recording): Promise<boolean>;
  /** Goes back to the search. */
  reopen(): void;
}

/** The parts of a search that an entry hands over to a mode. */
export interface SearchPieces {
  /** The tag of the `HostedSearch`. */
  tag: string;
  load: () => Promise<unknown>;
  /** The board with the controls of its search, for `digits` and `strategy` of the input. */
  board: (input: WatchInput, host: SearchHost) => TemplateResult;
  /** The program that a person would submit, at the step that is shown; `hides`: without the calls, which name the next cell. */
  program: (input: WatchInput, shown: WatchState | undefined, hides: boolean) => TemplateResult;
}
