// Chromium's debugging sessions with the page's workers: Playwright's own access would need `eval` there.
import type { CDPSession, Page } from '@playwright/test';

interface Evaluated {
  result: { value?: unknown };
}

interface Attached {
  /** The session of the page or the frame that started the worker. */
  of: CDPSession;
  /** Its own name, or its address. */
  name: string;
}

/** The sessions with a page's workers and with those of its frames in other processes; attach it before the workers start. */
export class WorkerSessions {
  readonly #workers = new Map<string, Attached>();
  readonly #answers = new Map<number, (result: unknown) => void>();
  #lastId = 0;

  static async attach(page: Page): Promise<WorkerSessions> {
    const sessions = new WorkerSessions();
    await sessions.#hear(await page.context().newCDPSession(page));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) return;
      // A frame in the page's own process has no session, and its workers are the page's.
      page
        .context()
        .newCDPSession(frame)
        .then((session) => sessions.#hear(session))
        .catch(() => undefined);
    });
    return sessions;
  }

  async #hear(session: CDPSession): Promise<void> {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type, title, url } }) => {
      if (type === 'worker') this.#workers.set(sessionId, { of: session, name: title || url });
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.#workers.delete(sessionId);
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
      if (id !== undefined) this.#answers.get(id)?.(result);
    });
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
  }

  /** The sessions of the workers that are running. */
  get all(): readonly string[] {
    return [...this.#workers.keys()];
  }

  /** The session of the worker whose name or address contains this text. */
  named(part: string): string {
    const all = [...this.#workers];
    const found = all.find(([, { name }]) => name.includes(part));
    if (!found)
      throw new Error(
        `no worker named ${part} among ${all.map(([, { name }]) => name).join(', ')}`,
      );
    return found[0];
  }

  async evaluate(worker: string, expression: string): Promise<unknown> {
    const { result } = await this.ask<Evaluated>(worker, 'Runtime.evaluate', { expression });
    return result.value;
  }

  async ask<T>(worker: string, method: string, params = {}): Promise<T> {
    const id = ++this.#lastId;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
    await this.#workers.get(worker)?.of.send('Target.sendMessageToTarget', {
      sessionId: worker,
      message: JSON.stringify({ id, method, params }),
    });
    const result = await answer;
    this.#answers.delete(id);
    return result as T;
  }
}
