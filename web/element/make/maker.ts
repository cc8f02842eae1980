// Makes one puzzle at a time for the view, and reports its progress.
import { MakeClient } from '../../client/make/make-client';
import type { MakeProgress } from '../../core/make/make-calls';
import type { Ordered } from '../../core/make/order-link';
import { progressOf, idle, type Run } from './making';

export class Maker {
  readonly #onChange: () => void;
  readonly #client = new MakeClient();
  #run: Run = idle;
  /** Counts the requests, so that the result of an earlier one is not shown. */
  #turn = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get run(): Run {
    return this.#run;
  }

  async make(ordered: Ordered, number = 1): Promise<void> {
    const turn = ++this.#turn;
    this.#show({ kind: 'running', progress: undefined });
    const { order, seed } = ordered;
    const onProgress = (progress: MakeProgress) => {
      if (turn === this.#turn) this.#show({ kind: 'running', progress });
    };
    try {
      const answer = await this.#client.ask('make', { order, seed, number }, { onProgress });
      if (turn !== this.#turn) return;
      this.#show(answer.kind === 'made' ? { ...answer, ordered } : answer);
    } catch {
      if (turn === this.#turn) this.#show({ kind: 'failed' });
    }
  }

  stop(): void {
    if (this.#run.kind !== 'running') return;
    this.#turn += 1;
    this.#client.stop();
    this.#show({ kind: 'stopped', progress: progressOf(this.#run) });
  }

  clear(): void {
    this.stop();
    this.#show(idle);
  }

  close(): void {
    this.stop();
    this.#client.close();
  }

  #show(run: Run): void {
    this.#run = run;
    this.#onChange();
  }
}
