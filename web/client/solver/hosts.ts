// The threads of a solver: a call goes to the thread with the fewest calls.
import type { SolverCalls } from '../../core/solver/solver-calls';
import { Port } from '../port-connection';
import type { CallOptions } from './options';
import { Host } from './host';

export class Hosts {
  readonly #hosts: readonly { port: Port<SolverCalls>; calls: number }[];

  /** 0 threads: one host, in the calling thread. */
  constructor(threads: number) {
    this.#hosts = Array.from({ length: Math.max(1, threads) }, () => ({
      port: new Port<SolverCalls>({
        createWorker: () => new Host(threads > 0),
        // A thread that ends reports it, so silence only means a long piece of work.
        patienceMs: () => undefined,
      }),
      calls: 0,
    }));
  }

  get size(): number {
    return this.#hosts.length;
  }

  async call<Kind extends keyof SolverCalls>(
    kind: Kind,
    ask: SolverCalls[Kind]['ask'],
    options: CallOptions<SolverCalls[Kind]['progress']>,
  ): Promise<SolverCalls[Kind]['answer']> {
    const [first, ...others] = this.#hosts;
    if (!first) throw new Error('a solver has a thread');
    const host = others.reduce((best, each) => (each.calls < best.calls ? each : best), first);
    host.calls++;
    try {
      return await host.port.call(kind, ask, options);
    } finally {
      host.calls--;
    }
  }

  close(): void {
    for (const { port } of this.#hosts) port.close();
  }
}
