// Chromium's debugging sessions with the page's workers: Playwright's own access would need `eval` there.
import type { CDPSession, Page } from '@playwright/test';

interface Evaluated {
  result: { value?: unknown };
}

/** The sessions with a page's workers; attach it before the workers start. */
export class WorkerSessions {
  readonly #session: CDPSession;
  /** The addresses of the workers, by session. */
  readonly #workers = new Map<string, string>();
  readonly #answers = new Map<number, (result: unknown) => void>();
  #lastId = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#workers.set(sessionId, targetInfo.url);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.#workers.delete(sessionId);
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
      if (id !== undefined) this.#answers.get(id)?.(result);
    });
  }

  static async attach(page: Page): Promise<WorkerSessions> {
    const session = await page.context().newCDPSession(page);
    const sessions = new WorkerSessions(session);
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
    return sessions;
  }

  /** The sessions of the workers that are running. */
  get all(): readonly string[] {
    return [...this.#workers.keys()];
  }

  /** The session of the worker whose address contains this text. */
  named(part: string): string {
    const found = [...this.#workers].find(([, address]) => address.includes(part));
    if (!found)
      throw new Error(`no worker named ${part} among ${[...this.#workers.values()].join(', ')}`);
    return found[0];
  }

  async evaluate(worker: string, expression: string): Promise<unknown> {
    const { result } = await this.ask<Evaluated>(worker, 'Runtime.evaluate', { expression });
    return result.value;
  }

  async ask<T>(worker: string, method: string, params = {}): Promise<T> {
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId: worker,
      message: JSON.stringify({ id, method, params }),
    });
    const result = await answer;
    this.#answers.delete(id);
    return result as T;
  }
}
