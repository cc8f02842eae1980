// Reads the command line of `npm start` and `npm run dev`.
import { parseArgs } from 'node:util';
import { Stop } from './run.mjs';

/**
 * @param {string} command as people type it
 * @param {readonly string[]} flags options without a value, besides --port
 * @returns {{ port: number | undefined, flags: Set<string> }}
 */
export function readOptions(command, flags = []) {
  const usage = `usage: ${command} -- ${['port N', ...flags].map((flag) => `[--${flag}]`).join(' ')}`;
  const { port, ...given } = valuesOf(flags, usage);
  if (port !== undefined && !isPort(String(port))) {
    throw new Stop(`--port ${port}: a port is a number from 1 to 65535\n${usage}`, 2);
  }
  return {
    port: port === undefined ? undefined : Number(port),
    flags: new Set(Object.keys(given)),
  };
}

/** @param {readonly string[]} flags @param {string} usage */
function valuesOf(flags, usage) {
  const boolean = /** @type {const} */ ({ type: 'boolean' });
  const options = Object.fromEntries(flags.map((flag) => [flag, boolean]));
  try {
    return parseArgs({ options: { ...options, port: { type: 'string' } } }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2);
  }
}

/** @param {string} text */
function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
}
