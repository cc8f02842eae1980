// How smoothly a page runs: the frames it shows and what its own thread is busy with.
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: by the clock, and of the processor's time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export interface Smoothness {
  frames: number;
  /** Between two frames, in milliseconds. */
  median: number;
  longest: number;
  /** Frames that a screen of 60 a second would have shown in between. */
  dropped: number;
  /** The longest task on the page's thread, in milliseconds: by the clock, and of the processor's time. */
  longestTask: { clock: number; processor: number };
}

/** Lets so many frames pass. */
export const framesPass = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame);
  }, count);

/** Of what happens while `act` runs. Chromium alone. */
export async function smoothnessOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Smoothness> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      if (document.documentElement.dataset.gaps === undefined) requestAnimationFrame(next);
      else document.documentElement.dataset.gaps = JSON.stringify(gaps.slice(1));
    };
    requestAnimationFrame(next);
  });
  await act();
  const gaps = await page.evaluate(async () => {
    const { dataset } = document.documentElement;
    dataset.gaps = '';
    while (!dataset.gaps) await new Promise(requestAnimationFrame);
    const told = JSON.parse(dataset.gaps) as number[];
    delete dataset.gaps;
    return told;
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const sorted = gaps.toSorted((a, b) => a - b);
  const frame = 1000 / 60;
  return {
    frames: gaps.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    longest: sorted.at(-1) ?? Number.NaN,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0),
    longestTask: longestTaskIn(trace.traceEvents),
  };
}

function longestTaskIn(events: readonly TraceEvent[]): Smoothness['longestTask'] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  const longest = (of: 'dur' | 'tdur') =>
    tasks.reduce((most, { [of]: length = 0 }) => Math.max(most, length / 1000), 0);
  return { clock: longest('dur'), processor: longest('tdur') };
}

export function inWords({ frames, median, longest, dropped, longestTask }: Smoothness): string {
  return (
    `${frames} frames, median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms, ` +
    `${dropped} dropped; longest task ${longestTask.clock.toFixed(1)} ms ` +
    `(${longestTask.processor.toFixed(1)} ms of the processor)`
  );
}
