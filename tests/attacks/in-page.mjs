// Runs programs in a page of the built site, with the runners of Code mode and without its view.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

const makers = {
  cpp: 'createCppRunner',
  java: 'createJavaRunner',
  javascript: 'createJavaScriptRunner',
  python: 'createPythonRunner',
};

/** @typedef {keyof typeof makers} Language */

/**
 * How a program ended: the first message of its compiler, or the ending of its run, each with its line, and what it printed.
 * @typedef {{ ended: string, line?: number, text?: string, output: string }} Outcome
 */

/** @param {Language} language */
export function runnerOf(language) {
  const assets = readdirSync(join(root, 'dist/assets'));
  const asset = assets.find((file) => file.startsWith(`${language}-runner-`));
  if (!asset) throw new Error('the page is not built');
  return { asset: `/assets/${asset}`, maker: makers[language] };
}

/**
 * Called in the page. Its limits are those of Code mode, but for a shorter time.
 * @param {{ asset: string, maker: string, source: string, milliseconds: number }} program
 * @returns {Promise<Outcome>}
 */
export async function runInPage({ asset, maker, source, milliseconds }) {
  const page = /** @type {Record<string, any>} */ (globalThis);
  page[maker] ??= (await import(asset))[maker]();
  const runner = page[maker];
  await runner.load({});
  const { program, diagnostics } = await runner.prepare(source, {});
  if (!program) {
    const [{ line, text }] = diagnostics;
    return { ended: 'compile-error', line, text, output: '' };
  }
  const limits = { milliseconds, memoryBytes: 2 ** 28, outputBytes: 2 ** 20, steps: 1000 };
  const { ending, output } = await program.run({ input: '5\n', limits }, {});
  const { kind, line, text } = ending;
  return { ended: kind, ...(line && { line }), ...(text && { text }), output };
}
