// The state of the element, which only this module changes, and the events that report it.
import type { LitElement } from 'lit';
import { retraceEvent } from './events';
import { languageAround } from './language-observer';
import type { Games } from './shared/state/game';
import { shownGrid, type Write } from './shared/state/position';
import type { BoardProblem } from '../core/problem';
import { foundIn } from './shared/state/solving-selectors';
import { reduceWithPanel } from './shared/state/panel';
import { initialState, type Action, type State } from './shared/state/solving-state';
import { messagesIn } from '../languages/en/element';

export class Store {
  state: State = initialState;
  /** Whether the page around allows no WebAssembly: then there is only the board. */
  refused = false;
  readonly apply: (action: Action) => void;
  readonly #host: LitElement;

  /**
   * `write`: changes the board by an entry; `games`: tells the games apart, where the entry does that; `onChange`: called
   * with the state before.
   */
  constructor(
    host: LitElement,
    write: Write,
    readonly games: Games | undefined,
    onChange: (before: State) => void,
  ) {
    this.#host = host;
    this.apply = (action) => {
      const before = this.state;
      const after = reduceWithPanel(before, action, write);
      this.state = after;
      games?.follow(before, action, after);
      if (after !== before) host.requestUpdate();
      onChange(before);
      const { notice, history, strategy } = after;
      if (history.present !== before.history.present || strategy !== before.strategy) {
        const { digits } = history.present;
        const value = shownGrid(history.present, foundIn(after));
        host.dispatchEvent(retraceEvent('retrace-change', { value, digits, strategy }));
      }
      if (action.type === 'answer') {
        host.dispatchEvent(retraceEvent('retrace-solve', action.report));
      }
      if (notice !== before.notice && notice?.kind === 'complete') {
        const { givens: puzzle, digits: value } = history.present;
        host.dispatchEvent(retraceEvent('retrace-complete', { puzzle, value }));
      }
      if (notice !== before.notice && notice?.kind === 'problem') {
        const { problem } = notice;
        if (problem.kind === 'refused' && problem.refusal === 'webassembly') this.refused = true;
        const message = messagesIn(languageAround(host)).problem(problem);
        host.dispatchEvent(retraceEvent('retrace-error', { problem, message }));
      }
    };
  }

  report(problem: BoardProblem, beside?: 'panel'): void {
    this.apply({ type: 'tell', notice: { kind: 'problem', problem, ...(beside && { beside }) } });
  }

  /** Reports a wrong value, also in the console: whoever writes the page around looks there, and may listen to no event. */
  refuse(problem: BoardProblem): void {
    this.report(problem);
    console.warn(this.#host, messagesIn(languageAround(this.#host)).problem(problem));
  }
}
