// Bulk mode on the built page in Chromium, with its memory, compared with the bare engine on the same lines.
//
//   node bench/bulk.mjs [--set NAME] [--lines N] [--bad N] [--rounds N] [--workers 1,2]
import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stop, command, root } from '../scripts/run.mjs';
import { serve } from '../scripts/serve.mjs';
import { openChromium } from './chromium.mjs';
import { machine } from './machine.mjs';
import { textOf } from './puzzle-sets.mjs';
import { renderers, residentOf } from './resident.mjs';
import { inWords, summary } from './statistics.mjs';
import { notedBytes, noteMemories } from './wasm-memory.mjs';

/** @typedef {import('playwright-core').Page} Page */

await command(async () => {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', default: '17_clue' },
      lines: { type: 'string', default: '1000000' },
      bad: { type: 'string', default: '0' },
      rounds: { type: 'string', default: '3' },
      workers: { type: 'string', default: '1,2' },
    },
  });
  const [lines, bad, rounds] = [values.lines, values.bad, values.rounds].map(Number);
  if (!lines || bad === undefined || !rounds)
    throw new Stop('--lines, --bad, --rounds: numbers', 2);
  const path = await writeLines(values.set, lines, bad);
  const bytes = statSync(path).size;
  console.log(`${values.set}: ${lines} lines, ${bad} of them bad, ${(bytes / 1e6).toFixed(1)} MB`);
  const engine = await openChromium();
  const server = await serve(4197, { orNextFree: true });
  /** @type {Map<string, number[]>} */
  const rates = new Map([['engine', []]]);
  // V8 first compiles WebAssembly quickly; the time of the full compilation must not count.
  for (let time = 0; time < 3; time++) await engine.lines(textOf(values.set), 'check');
  for (let round = 0; round < rounds; round++) {
    const { puzzlesPerSecond } = await engine.lines(textOf(values.set), 'check');
    rates.get('engine')?.push(puzzlesPerSecond);
    for (const workers of values.workers.split(',')) {
      const all = rates.get(workers) ?? [];
      rates.set(workers, all);
      all.push(await runOnce(engine.browser, server.port, path, Number(workers), lines, bad));
    }
  }
  const bare = summary(rates.get('engine') ?? []).median;
  const one = rates.has('1') ? summary(rates.get('1') ?? []).median : undefined;
  for (const [name, all] of rates) {
    const { median } = summary(all);
    const ratios = [`${(median / bare).toFixed(2)} of the engine`];
    if (one !== undefined) ratios.push(`${(median / one).toFixed(2)} of one worker`);
    const thousands = all.map((rate) => rate / 1000);
    console.log(
      `${name.padEnd(7)} ${inWords(thousands, 0)} thousand a second; ${ratios.join(', ')}`,
    );
  }
  const on = machine(engine.version);
  console.log(`${on.cpu}, ${on.cores} cores; Chromium ${on.chromium}; commit ${on.commit}`);
  await engine.close();
  server.close();
  rmSync(path);
});

/** Repeats a puzzle file; the bad lines are spread evenly. @param {string} set @param {number} lines @param {number} bad */
async function writeLines(set, lines, bad) {
  const folder = join(root, 'build/bench');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `bulk-${String(process.pid)}.txt`);
  const puzzles = textOf(set).trimEnd().split('\n');
  const every = bad > 0 ? Math.floor(lines / bad) : Infinity;
  const stream = createWriteStream(path);
  for (let line = 1; line <= lines; line += 10_000) {
    let text = '';
    for (let i = line; i < line + 10_000 && i <= lines; i++) {
      text += `${i % every === 0 ? 'not a puzzle' : (puzzles[i % puzzles.length] ?? '')}\n`;
    }
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return path;
}

/**
 * The rate of a run by the page's own clock; prints it with the memory.
 * @param {import('playwright-core').Browser} browser @param {number} port @param {string} path
 * @param {number} workers @param {number} lines @param {number} bad
 */
async function runOnce(browser, port, path, workers, lines, bad) {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await context.route(/\/bulk-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: noteMemories + (await response.text()) });
  });
  const before = new Set(renderers());
  const page = await context.newPage();
  await page.goto(`http://localhost:${String(port)}/#m=bulk`);
  await page.getByLabel('Workers').selectOption(String(workers));
  const input = page.getByLabel('Open file…', { exact: true }).and(page.locator('input'));
  await input.setInputFiles(path);
  const status = page.getByRole('region', { name: 'Progress' }).getByRole('status');
  /** @type {number[]} */
  const resident = [];
  let wasm = 0;
  while (!(await status.innerText()).includes('Done')) {
    resident.push(residentOf(renderers().filter((id) => !before.has(id))));
    const held = await Promise.all(page.workers().map(wasmOf));
    wasm = Math.max(wasm, ...held);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const told = await page.locator('.figures-line').innerText();
  const counted = await page.locator('label.unreadable b').innerText();
  if (Number(counted.replaceAll(',', '')) !== bad || !told.startsWith(lines.toLocaleString('en'))) {
    throw new Stop(`Not every line is answered: ${told}, bad lines ${counted}`);
  }
  const thirds = [0.25, 0.5, 0.75, 1].map(
    (part) => resident[Math.ceil(resident.length * part) - 1],
  );
  console.log(
    `  ${told}; bad lines ${counted}; page and workers hold ` +
      `${thirds.map((mib) => mib?.toFixed(0)).join(', ')} MiB after each quarter, ` +
      `WebAssembly ${(wasm / 2 ** 20).toFixed(1)} MiB a worker`,
  );
  await context.close();
  return Number(/ ([\d,]+) a second/.exec(told)?.[1]?.replaceAll(',', ''));
}

/** @param {import('playwright-core').Worker} worker */
async function wasmOf(worker) {
  try {
    return Number(await worker.evaluate(notedBytes));
  } catch {
    return 0; // the worker has ended
  }
}
