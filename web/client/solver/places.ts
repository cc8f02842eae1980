// The threads of a solver: a call goes to the one that has the fewest.
import type { SolverCalls } from '../../core/solver/calls';
import { Port } from '../port';
import type { CallOptions } from './options';
import { Place } from './place';

export class Places {
  readonly #places: readonly { port: Port<SolverCalls>; calls: number }[];

  /** 0 threads: one place, in the calling thread. */
  constructor(threads: number) {
    this.#places = Array.from({ length: Math.max(1, threads) }, () => ({
      port: new Port<SolverCalls>({
        createWorker: () => new Place(threads > 0),
        // A thread's end is told; one at a long piece of work is silent.
        patienceMs: () => undefined,
      }),
      calls: 0,
    }));
  }

  get size(): number {
    return this.#places.length;
  }

  async call<Kind extends keyof SolverCalls>(
    kind: Kind,
    ask: SolverCalls[Kind]['ask'],
    options: CallOptions<SolverCalls[Kind]['progress']>,
  ): Promise<SolverCalls[Kind]['answer']> {
    const [first, ...others] = this.#places;
    if (!first) throw new Error('a solver has a thread');
    const place = others.reduce((best, each) => (each.calls < best.calls ? each : best), first);
    place.calls++;
    try {
      return await place.port.call(kind, ask, options);
    } finally {
      place.calls--;
    }
  }

  close(): void {
    for (const { port } of this.#places) port.close();
  }
}
