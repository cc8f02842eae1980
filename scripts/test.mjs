// npm test [-- SUITE…]: runs the suites one after another and closes with one line of counts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, command, root } from './run.mjs';
import { setUp } from './setup.mjs';

await command(async () => {
  const { groups, suites } = await import('./suites.mjs');
  const chosen = chooseSuites(process.argv.slice(2), Object.keys(suites), groups);
  await setUp('test');
  mkdirSync(join(root, 'build/test-results'), { recursive: true });

  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const name of chosen) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const counts = await countsOf(suites[name]);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`-- ${name}: ${inWords(counts)} (${seconds} s)`);
  }
  console.log(`\n${inWords(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/**
 * A suite that cannot be built or started counts as one failure, and the others still run.
 * @param {(() => Promise<{ passed: number, failed: number, skipped: number }>) | undefined} suite
 */
async function countsOf(suite) {
  try {
    const counts = await suite?.();
    if (counts && counts.passed + counts.failed + counts.skipped > 0) return counts;
    console.log('This suite found no test to run');
  } catch (error) {
    console.log(error instanceof Stop ? error.message : error);
  }
  return { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @param {readonly string[]} asked
 * @param {readonly string[]} names
 * @param {Record<string, readonly string[]>} groups
 */
function chooseSuites(asked, names, groups) {
  if (asked.length === 0) return names;
  const wanted = asked.flatMap((name) => groups[name] ?? [name]);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const known = [...names, ...Object.keys(groups)].join(', ');
    throw new Stop(`No suite is called ${unknown.join(', ')}; there are ${known}`, 2);
  }
  return names.filter((name) => wanted.includes(name));
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function inWords({ passed, failed, skipped }) {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}
