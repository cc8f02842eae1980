// A climb for the view: its goal and the best puzzle so far.
import { MakeClient } from '../../client/make/make-client';
import { RequestRefused } from '../../client/errors';
import type { Climb, ClimbAsk } from '../../core/make/make-calls';

export type ClimbState =
  | { kind: 'idle' }
  | { kind: 'running' | 'stopped' | 'reached' | 'failed'; ask: ClimbAsk; climb: Climb | undefined }
  /** The board has not one solution. */
  | { kind: 'not-unique' };

export class Climber {
  readonly #onChange: () => void;
  readonly #client = new MakeClient();
  #state: ClimbState = { kind: 'idle' };
  /** Counts the requests, so that the result of an earlier one is not shown. */
  #turn = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get state(): ClimbState {
    return this.#state;
  }

  async climb(ask: ClimbAsk): Promise<void> {
    const turn = ++this.#turn;
    let climb: Climb | undefined;
    this.#show({ kind: 'running', ask, climb });
    const onProgress = (progress: Climb) => {
      if (turn !== this.#turn) return;
      climb = progress;
      this.#show({ kind: 'running', ask, climb });
    };
    try {
      const reached = await this.#client.ask('climb', ask, { onProgress });
      if (turn === this.#turn) this.#show({ kind: 'reached', ask, climb: reached });
    } catch (error) {
      if (turn !== this.#turn) return;
      const isRefused = error instanceof RequestRefused;
      this.#show(isRefused ? { kind: 'not-unique' } : { kind: 'failed', ask, climb });
    }
  }

  stop(): void {
    const state = this.#state;
    if (state.kind !== 'running') return;
    this.#turn += 1;
    this.#client.stop();
    this.#show({ ...state, kind: 'stopped' });
  }

  close(): void {
    this.stop();
    this.#client.close();
  }

  #show(state: ClimbState): void {
    this.#state = state;
    this.#onChange();
  }
}
