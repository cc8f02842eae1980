// Runs tests in Node with Vitest.
import { join } from 'node:path';
import { root, run } from '../../run.mjs';
import { freshReport, none, readReport } from './counts.mjs';

/**
 * @param {'web' | 'wasm' | 'programs' | 'spark'} folder
 * @param {...string} files the beginnings of file names; without any, all files
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function vitest(folder, ...files) {
  const report = freshReport(`vitest-${[folder, ...files].join('-')}.json`);
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const chosen =
    files.length > 0 ? files.map((file) => `tests/${folder}/${file}`) : [`tests/${folder}/`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [program, 'run', ...chosen, ...reporters]);
  const found = readReport(report);
  if (!found) return { ...none, failed: 1 };
  const failed = found.numFailedTests;
  return {
    passed: found.numPassedTests,
    // A file that cannot be loaded has no tests to count, but is a failure.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}
