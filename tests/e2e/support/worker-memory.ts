// What the page's workers hold: JavaScript's heap, its buffers, and the memory of WebAssembly.
import type { CDPSession, Page } from '@playwright/test';
import { coreWorkers, noteMemories } from '../../../scripts/bench/wasm-memory.mjs';

interface HeapUsage {
  usedSize: number;
  backingStorageSize?: number;
}
interface Evaluated {
  result: { value?: number };
}

/** Chromium alone tells it. Attach before the worker starts. */
export class WorkerMemory {
  readonly #session: CDPSession;
  readonly #workers = new Set<string>();
  readonly #answers = new Map<number, (result: unknown) => void>();
  #lastId = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') this.#workers.add(sessionId);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.#workers.delete(sessionId);
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
      if (id !== undefined) this.#answers.get(id)?.(result);
    });
  }

  static async attach(page: Page): Promise<WorkerMemory> {
    await page.route(coreWorkers, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: noteMemories + (await response.text()) });
    });
    const session = await page.context().newCDPSession(page);
    const memory = new WorkerMemory(session);
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
    return memory;
  }

  /** In bytes, after garbage is collected: all workers together. */
  async bytes(): Promise<{ heap: number; wasm: number }> {
    const sum = { heap: 0, wasm: 0 };
    for (const worker of this.#workers) {
      await this.#ask(worker, 'HeapProfiler.collectGarbage');
      const usage = await this.#ask<HeapUsage>(worker, 'Runtime.getHeapUsage');
      sum.heap += usage.usedSize + (usage.backingStorageSize ?? 0);
      const wasm = await this.#ask<Evaluated>(worker, 'Runtime.evaluate', {
        expression: 'wasmMemories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)',
      });
      if (wasm.result.value === undefined) throw new Error('a worker whose memory nobody noted');
      sum.wasm += wasm.result.value;
    }
    return sum;
  }

  async #ask<T>(worker: string, method: string, params = {}): Promise<T> {
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

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
