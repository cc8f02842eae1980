// The memory of the page and its workers: JavaScript's heap, its buffers, and the memory of WebAssembly.
import type { CDPSession, Page } from '@playwright/test';
import { coreWorkers, notedBytes, noteMemories } from '../../../bench/wasm-memory.mjs';
import { WorkerSessions } from './worker-sessions';

interface HeapUsage {
  usedSize: number;
  backingStorageSize?: number;
}

/** Measures memory, which only Chromium reports; attach it before the workers start. */
export class WorkerMemory {
  readonly #sessions: WorkerSessions;

  private constructor(sessions: WorkerSessions) {
    this.#sessions = sessions;
  }

  /** `scripts`: the scripts of the workers that will be measured. */
  static async attach(page: Page, scripts = coreWorkers): Promise<WorkerMemory> {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: noteMemories + (await response.text()) });
    });
    return new WorkerMemory(await WorkerSessions.attach(page));
  }

  /** The memory of all workers together, in bytes, after a garbage collection. */
  async bytes(): Promise<{ heap: number; wasm: number }> {
    const sum = { heap: 0, wasm: 0 };
    for (const worker of this.#sessions.all) {
      sum.heap += await heapOf(this.#sessions, worker);
      const wasm = await this.#sessions.evaluate(worker, notedBytes);
      if (typeof wasm !== 'number') throw new Error('a worker whose memory nobody noted');
      sum.wasm += wasm;
    }
    return sum;
  }
}

/** The heap of one worker with its buffers, without WebAssembly's memory. */
async function heapOf(sessions: WorkerSessions, worker: string): Promise<number> {
  await sessions.ask(worker, 'HeapProfiler.collectGarbage');
  const usage = await sessions.ask<HeapUsage>(worker, 'Runtime.getHeapUsage');
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}

/** The heap of the page's own thread, in bytes, after a garbage collection. */
export async function heapOfPage(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
