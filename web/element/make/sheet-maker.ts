// Makes the puzzles of a sheet from one seed, one after another.
import { MakeClient } from '../../client/make/make-client';
import type { Made } from '../../core/make/make-calls';
import type { Ordered } from '../../core/make/order-link';
import type { Fault } from '../../core/make/order';

export type SheetState =
  | { kind: 'idle' }
  | { kind: 'running'; made: readonly Made[]; count: number }
  | { kind: 'made' | 'stopped' | 'failed'; made: readonly Made[]; ordered: Ordered }
  | { kind: 'fault'; fault: Fault };

export class SheetMaker {
  readonly #onChange: () => void;
  readonly #client = new MakeClient();
  #state: SheetState = { kind: 'idle' };
  #stop = new AbortController();

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get state(): SheetState {
    return this.#state;
  }

  async make(ordered: Ordered, count: number): Promise<void> {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    let made: readonly Made[] = [];
    try {
      while (made.length < count) {
        this.#show({ kind: 'running', made, count });
        const ask = { ...ordered, number: made.length + 1 };
        const answer = await this.#client.ask('make', ask, { signal });
        if (answer.kind === 'fault') {
          this.#show(answer);
          return;
        }
        made = [...made, answer.made];
      }
      this.#show({ kind: 'made', made, ordered });
    } catch {
      if (this.#stop.signal === signal) {
        this.#show({ kind: signal.aborted ? 'stopped' : 'failed', made, ordered });
      }
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  close(): void {
    this.stop();
    this.#client.close();
  }

  #show(state: SheetState): void {
    this.#state = state;
    this.#onChange();
  }
}
