// In WebKitGTK: the page opens a link with a puzzle, solves it and shows the answer, and so does the widget
// on a page of another origin; and programs that try to leave Code mode reach nothing.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { freePort } from '../../scripts/ports.mjs';
import { serve } from '../../scripts/serve.mjs';
import { webkit } from '../../scripts/tools.mjs';
import { openHost } from '../attacks/host.mjs';
import { runInPage, runnerOf } from '../attacks/in-page.mjs';
import { attacks } from '../attacks/programs.mjs';
import { until, withBrowser } from './driver.mjs';

// Baekjoon 2239's sample and its published answer.
const puzzle = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const solution =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

const valueOfElement = `return document.querySelector('retrace-sudoku')?.value`;

const buttonByName = `
  const within = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element]);
  return within(document).find((element) =>
    (element.localName === 'button' || element.localName === 'summary') &&
    (element.ariaLabel ?? element.textContent).trim() === arguments[0]) ?? null;`;

const shownDigits = `
  const within = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element]);
  return within(document).filter((element) => element.role === 'gridcell')
    .map((element) => element.textContent.trim() || '.').join('');`;

/** @param {import('./driver.mjs').Page} page */
async function solve(page) {
  await until('the puzzle', async () => (await page.script(valueOfElement)) === puzzle);
  // The button is hidden until the page has replaced the sample by the puzzle.
  await until('Solve to be pressed', () => page.click(buttonByName, 'Solve').then(() => true));
  await until('the solution', async () => (await page.script(shownDigits)) === solution);
}

/** @typedef {{ app: string, post: string }} Sites the page's origin, and another one with the widget in a post */

/** @type {Record<string, (page: import('./driver.mjs').Page, sites: Sites) => Promise<void>>} */
const tests = {
  'the page opens a link with a puzzle and solves it at a click': async (page, { app }) => {
    await page.open(`${app}/#p=${puzzle}`);
    await until('the solver to be opened', () =>
      page.click(buttonByName, 'Solver').then(() => true),
    );
    await solve(page);
  },

  'the widget solves in a post of another origin, under the least policy, in a worker': async (
    page,
    { post },
  ) => {
    await page.open(post);
    await solve(page);
    const told = await page.script(`return document.querySelector('retrace-sudoku')
      .shadowRoot.querySelector('[role=alert]')?.textContent.trim() ?? ''`);
    if (told !== '') throw new Error(`the widget says: ${told}`);
  },
};

/** @param {import('./driver.mjs').Page} page @param {import('../attacks/in-page.mjs').Language} language @param {string} source */
async function outcomeOf(page, language, source) {
  const program = { ...runnerOf(language), source, milliseconds: 5000 };
  await page.script(
    `globalThis.outcome = undefined;
    (${runInPage.toString()})(arguments[0]).then(
      (outcome) => (globalThis.outcome = outcome),
      (error) => (globalThis.outcome = { ended: String(error), output: '' }));`,
    program,
  );
  /** @type {unknown} */
  let outcome;
  await until('the program to end', async () => {
    outcome = await page.script('return globalThis.outcome');
    return outcome !== null && outcome !== undefined;
  });
  return /** @type {import('../attacks/in-page.mjs').Outcome} */ (outcome);
}

/** Those whose end does not depend on how fast an engine is. */
const quick = attacks.javascript.filter(({ line }) => line !== undefined);

for (const sendsHeaders of [true, false]) {
  const where = sendsHeaders ? 'with the documented headers' : 'that sends none';

  tests[`a worker of the sandbox that was taken over reaches nothing on a host ${where}`] = async (
    page,
  ) => {
    const script = readFileSync(new URL('../attacks/escaped.js', import.meta.url), 'utf8');
    const replaced = { 'javascript-run-worker': script };
    await withHost({ sendsHeaders, replaced }, async (host) => {
      await page.open(host.origin);
      const { output } = await outcomeOf(page, 'javascript', '');
      if (output !== '[]') throw new Error(`it got ${output}`);
    });
  };

  tests[`programs that try to leave their language fail on a host ${where}`] = async (page) => {
    await withHost({ sendsHeaders }, async (host) => {
      await page.open(host.origin);
      for (const { does, source, ended, line } of quick) {
        const outcome = await outcomeOf(page, 'javascript', source);
        const isRight = outcome.ended === ended && outcome.line === line;
        if (!isRight) throw new Error(`a program that ${does}: ${JSON.stringify(outcome)}`);
      }
    });
  };
}

/**
 * A host for a test, which nothing may reach beside the page; it is closed after a failure, too, since an open server keeps the process.
 * @param {Parameters<typeof openHost>[0]} options
 * @param {(host: Awaited<ReturnType<typeof openHost>>) => Promise<void>} body
 */
async function withHost(options, body) {
  const host = await openHost(options);
  try {
    await body(host);
    const reached = host.reached();
    if (reached.length > 0) throw new Error(`programs reached ${reached}`);
  } finally {
    host.close();
  }
}

/** The server of a blog with one post. @param {string} app */
async function servePost(app) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title>
    <script type="module" src="${app}/widget/retrace.js"></script>
    <retrace-sudoku lang="en" puzzle="${puzzle}"></retrace-sudoku></html>`;
  const policy = `default-src 'none'; script-src ${app} 'wasm-unsafe-eval'; worker-src blob:`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
    response.end(html);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { post: `http://127.0.0.1:${port}/`, close };
}

/** @returns {Promise<{ passed: number, failed: number, skipped: number, flaky?: readonly string[] }>} `flaky`: passed at a second try */
export async function smoke() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const flaky = [];
  const programs = webkit();
  if (!programs) {
    console.log('skipped: WebKitWebDriver, MiniBrowser or Xvfb is not installed');
    return { ...counts, skipped: Object.keys(tests).length };
  }
  const server = await serve(await freePort(), { orNextFree: false });
  const app = `http://localhost:${server.port}`;
  const blog = await servePost(app);
  try {
    await withBrowser(programs, async (page) => {
      for (const [name, test] of Object.entries(tests)) {
        const run = () => test(page, { app, post: blog.post });
        const isAtOnce = await holds(name, run);
        // As in the other browsers, a test is tried once more, and named where that helps.
        const isGood = isAtOnce || (await holds(name, run));
        counts[isGood ? 'passed' : 'failed'] += 1;
        if (isGood && !isAtOnce) flaky.push(`webkit: ${name}`);
      }
    });
  } finally {
    blog.close();
    server.close();
  }
  return { ...counts, flaky };
}

/** @param {string} name @param {() => Promise<void>} test */
async function holds(name, test) {
  try {
    await test();
    console.log(`ok ${name}`);
    return true;
  } catch (error) {
    console.log(`not ok ${name}:`, error);
    return false;
  }
}
