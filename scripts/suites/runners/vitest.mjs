// Runs tests in Node with Vitest.
import { join } from 'node:path';
import { root, run } from '../../run.mjs';
import { freshReport, none, readReport } from './counts.mjs';

/**
 * @param {'web' | 'wasm' | 'programs' | 'spark'} folder
 * @param {...string} files the beginnings of file names; without any, all files; those after "!" are left out
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function vitest(folder, ...files) {
  // A name of a file has at most 255 bytes.
  const report = freshReport(`vitest-${[folder, ...files].join('-').slice(0, 100)}.json`);
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const wanted = files.filter((file) => !file.startsWith('!'));
  const chosen = (wanted.length > 0 ? wanted : ['']).map((file) => `tests/${folder}/${file}`);
  const left = files.filter((file) => file.startsWith('!'));
  const without = left.map((file) => `--exclude=tests/${folder}/${file.slice(1)}*{,/**}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(process.execPath, [program, 'run', ...chosen, ...without, ...reporters]);
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
