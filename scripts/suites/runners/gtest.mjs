// Runs the native tests in a few processes, a part in each: a process for every test would cost more than the tests.
import { join } from 'node:path';
import { root, run } from '../../run.mjs';
import { freshReport, none, readReport, sumOf } from './counts.mjs';

/** More parts than run at a time, so that no core waits long for the last one. */
const parts = 8;
const atATime = 2;

/**
 * @param {'native' | 'sanitize'} preset
 * @param {string} filter GoogleTest's own: patterns between colons; those after "-" are left out
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function gtest(preset, filter) {
  const waiting = Array.from({ length: parts }, (_, part) => part);
  /** @type {import('./counts.mjs').Counts[]} */
  const counted = [];
  const runWaiting = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      counted.push(await runPart(preset, filter, part));
    }
  };
  await Promise.all(Array.from({ length: atATime }, runWaiting));
  return sumOf(counted);
}

/** @param {'native' | 'sanitize'} preset @param {string} filter @param {number} part */
async function runPart(preset, filter, part) {
  const report = freshReport(`gtest-${preset}-${part}.json`);
  const code = await run(
    join(root, 'build', preset, 'retrace_tests'),
    [`--gtest_filter=${filter}`, `--gtest_output=json:${report}`, '--gtest_brief=1'],
    {
      quiet: true,
      env: {
        GTEST_TOTAL_SHARDS: String(parts),
        GTEST_SHARD_INDEX: String(part),
        ASAN_OPTIONS: 'detect_leaks=1',
        UBSAN_OPTIONS: 'print_stacktrace=1',
      },
    },
  );
  const found = readReport(report);
  // A process that dies (by a sanitizer's finding or a crash) leaves no report, and counts as one failed test.
  if (!found) return { ...none, failed: 1 };
  /** @type {{ result: string, failures?: unknown[] }[]} */
  const tests = found.testsuites.flatMap((/** @type {any} */ { testsuite }) => testsuite);
  const failed = tests.filter(({ failures }) => failures).length;
  const skipped = tests.filter(({ result }) => result !== 'COMPLETED').length;
  return {
    passed: tests.length - failed - skipped,
    // A finding at the end of a process (a leak) has no test's name.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
  };
}
