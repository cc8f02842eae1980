// Drives a WebKitGTK browser over plain HTTP, on a virtual screen of its own.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.mjs';

const patienceMs = 20_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'; // the name WebDriver gives element references

/**
 * @typedef {{ driver: string, miniBrowser: string, xvfb: string }} Programs
 * @typedef {{
 *   open(url: string): Promise<void>,
 *   script(body: string, ...args: unknown[]): Promise<unknown>,
 *   click(script: string, ...args: unknown[]): Promise<void>,
 * }} Page
 */

/**
 * Opens a browser for as long as `body` runs.
 * @param {Programs} programs
 * @param {(page: Page) => Promise<void>} body
 */
export async function withBrowser(programs, body) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const started = [];
  try {
    const display = await startScreen(programs.xvfb, started);
    const port = await freePort();
    const child = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        LC_ALL: 'C.UTF-8',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // the sandbox needs namespaces that containers lack
      },
    });
    started.push(child);
    const driver = `http://127.0.0.1:${port}`;
    await until('the driver to answer', () =>
      fetch(`${driver}/status`).then((answer) => answer.ok),
    );
    const session = await startSession(driver, programs.miniBrowser);
    await body(pageOf(session)).finally(() => fetch(session, { method: 'DELETE' }));
  } finally {
    for (const child of started.reverse()) child.kill();
  }
}

/** Starts Xvfb, which chooses a free display and gives its number. @param {string} xvfb @param {import('node:child_process').ChildProcess[]} started */
async function startScreen(xvfb, started) {
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  started.push(child);
  let number = '';
  child.stdio[3]?.on('data', (chunk) => (number += String(chunk)));
  await until('the virtual screen', () => number.endsWith('\n'));
  return `:${number.trim()}`;
}

/** @param {string} driver @param {string} binary @returns {Promise<string>} the session's address */
async function startSession(driver, binary) {
  const options = { binary, args: ['--automation'] };
  const value = await post(`${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  return `${driver}/session/${value.sessionId}`;
}

/** @param {string} session @returns {Page} */
function pageOf(session) {
  const script = (/** @type {string} */ body, /** @type {unknown[]} */ ...args) =>
    post(`${session}/execute/sync`, { script: body, args });
  return {
    script,
    open: async (url) => void (await post(`${session}/url`, { url })),
    click: async (body, ...args) => {
      const element = await script(body, ...args);
      if (!element) throw new Error(`nothing to click: ${body.trim()} ${args.join(' ')}`);
      await post(`${session}/element/${element[elementKey]}/click`, {});
    },
  };
}

/** @param {string} url @param {unknown} body @returns {Promise<any>} the answer's value */
async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * @param {string} what
 * @param {() => unknown} condition is asked again until it holds; an error counts as not yet
 */
export async function until(what, condition) {
  const end = performance.now() + patienceMs;
  let last;
  while (performance.now() < end) {
    try {
      if (await condition()) return;
    } catch (error) {
      last = error;
    }
    await pause(50);
  }
  throw new Error(`waited ${patienceMs / 1000} s for ${what}`, { cause: last });
}
