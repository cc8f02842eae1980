// npm run docs: writes the documents that are made of the page's texts and puzzles (build/docs), each checked by its test.
import { join } from 'node:path';
import { buildCore } from './build.mjs';
import { command, root, runOrStop } from './run.mjs';
import { setUp } from './setup.mjs';

const folder = join(root, 'build/docs');
const tests = ['tests/wasm/reader/kinds.test.ts', 'tests/wasm/techniques/examples.test.ts'];

await command(async () => {
  await setUp('build');
  await buildCore();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await runOrStop(process.execPath, [vitest, 'run', '--testNamePattern=the docs', ...tests], {
    env: { RETRACE_DOCS: folder },
    quiet: true,
  });
  console.log(`The documents are in ${folder}`);
});
