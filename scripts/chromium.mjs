// Starts Chromium for the benchmarks and for pictures.
import { chromium as playwright } from 'playwright-core';
import { Stop } from './run.mjs';
import { chromium } from './tools.mjs';

/**
 * Without Chromium's own sandbox, in which root cannot start it.
 * @param {readonly string[]} options of its command line
 * @param {string | undefined} path
 */
export function startChromium(options = [], path = chromium()) {
  if (!path) throw new Stop('There is no Chromium here; set RETRACE_CHROMIUM', 2);
  return playwright.launch({ executablePath: path, args: ['--no-sandbox', ...options] });
}
