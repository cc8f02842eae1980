// Serves one client: its calls one after another in short slices, and its sessions at the same time.
import type { CallTypes, PortReply, PortRequest } from '../../core/port-messages';
import { SlicedRun } from './slices';
import { Refused, type Begin, type Session, type Task, type Tasks, type Teller } from './task';

interface Open {
  readonly run: SlicedRun;
  session: Session<unknown> | undefined;
  /** Messages for a session that came before it was open. */
  early: unknown[];
}

export class ServedPort<Core, Calls extends CallTypes<Calls>> {
  readonly #core: Promise<Core>;
  readonly #tasks: Tasks<Core, Calls>;
  readonly #reply: (reply: PortReply<Calls>) => void;
  readonly #open = new Map<number, Open>();
  /** Settles when all requests so far have begun: requests begin one after another. */
  #begun: Promise<unknown> = Promise.resolve();
  /** Settles when the calls so far are over: calls run one after another. */
  #before = Promise.resolve();

  constructor(
    core: Promise<Core>,
    tasks: Tasks<Core, Calls>,
    reply: (reply: PortReply<Calls>) => void,
  ) {
    this.#core = core;
    this.#tasks = tasks;
    this.#reply = reply;
    core.then(
      () => {
        reply({ type: 'ready' });
      },
      () => undefined, // An error is reported by the request itself.
    );
  }

  hear(request: PortRequest<Calls>): void {
    switch (request.type) {
      case 'request':
        void this.#begin(request.id, request.kind, request.ask);
        break;
      case 'send':
        this.#send(request.id, request.sent);
        break;
      case 'pause':
        this.#open.get(request.id)?.run.pause();
        break;
      case 'resume':
        this.#open.get(request.id)?.run.resume();
        break;
      case 'cancel':
        this.#cancel(request.id);
        break;
      case 'close':
        for (const id of this.#open.keys()) this.#cancel(id);
        break;
    }
  }

  async #begin(id: number, kind: keyof Calls, ask: unknown): Promise<void> {
    const open: Open = { run: new SlicedRun(), session: undefined, early: [] };
    this.#open.set(id, open);
    const before = this.#before;
    let end: () => void = () => undefined;
    this.#before = new Promise((resolve) => {
      end = resolve;
    });
    try {
      const begin = this.#beginOf(kind);
      if (typeof ask !== 'object' || ask === null) throw new Refused('nothing was asked');
      const begun = await this.#inTurn(async () =>
        begin(await this.#core, ask, this.#tellerOf(id)),
      );
      if ('hear' in begun) this.#serve(open, begun);
      else {
        await before;
        await this.#run(id, open.run, begun);
      }
    } catch (error) {
      this.#fail(id, error);
    }
    if (!open.session) this.#open.delete(id);
    void before.then(end);
  }

  #inTurn<T>(begin: () => Promise<T>): Promise<T> {
    const begun = this.#begun.then(begin);
    this.#begun = begun.catch(() => undefined);
    return begun;
  }

  #beginOf(kind: keyof Calls): Begin<Core> {
    const tasks = this.#tasks;
    if (!Object.hasOwn(tasks, kind)) {
      throw new Refused(`there is no request of the kind ${String(kind)}`);
    }
    return tasks[kind];
  }

  async #run(id: number, run: SlicedRun, task: Task<unknown, unknown>): Promise<void> {
    const report = () => {
      const progress = task.progress();
      if (progress === undefined) this.#say({ type: 'alive', id });
      else this.#say({ type: 'progress', id, progress });
    };
    try {
      const isDone = await run.run({ run: (budget) => task.run(budget), report });
      if (isDone && task.needsMore?.()) {
        report();
        this.#say({ type: 'needs-more', id });
      } else if (isDone) this.#say({ type: 'answer', id, answer: task.answer() });
    } finally {
      task.free();
    }
  }

  #serve(open: Open, session: Session<unknown>): void {
    if (open.run.isStopped) {
      session.close();
      return;
    }
    open.session = session;
    for (const sent of open.early) session.hear(sent);
  }

  #send(id: number, sent: unknown): void {
    const open = this.#open.get(id);
    if (!open) return; // The call was cancelled or refused: its answer comes too late.
    try {
      if (open.session) open.session.hear(sent);
      else open.early.push(sent);
    } catch (error) {
      this.#fail(id, error);
    }
  }

  #cancel(id: number): void {
    const open = this.#open.get(id);
    open?.run.stop();
    if (!open?.session) return;
    this.#open.delete(id);
    open.session.close();
  }

  #tellerOf(id: number): Teller<unknown> {
    return {
      progress: (progress) => {
        this.#say({ type: 'progress', id, progress });
      },
      alive: () => {
        this.#say({ type: 'alive', id });
      },
      fail: (error) => {
        this.#fail(id, error);
      },
    };
  }

  #fail(id: number, error: unknown): void {
    if (error instanceof Refused) this.#say({ type: 'refused', id, reason: error.message });
    else this.#say({ type: 'failed', id, message: String(error) });
  }

  #say(reply: AnyReply): void {
    this.#reply(reply as PortReply<Calls>);
  }
}

/** The reply of a kind of request, made by the task of that kind. */
type AnyReply = PortReply<Record<string, { ask: object; progress: unknown; answer: unknown }>>;
