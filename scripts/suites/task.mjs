// Runs one task of turbo.json: node scripts/suites/task.mjs build|suite|check NAME. A task that fails exits with 1, and is not remembered.
import { writeFileSync } from 'node:fs';
import { steps } from '../checks/steps.mjs';
import { Stop } from '../run.mjs';
import { freshReport, inLine, none } from './runners/counts.mjs';
import { builds, suites } from './suites.mjs';
import { countsFile, isGood } from './table.mjs';

const [kind = '', name = ''] = process.argv.slice(2);

/** @type {Record<string, (() => Promise<boolean>) | undefined>} each resolves with whether it is good */
const kinds = {
  build: async () => {
    await named(builds)();
    return true;
  },
  suite: () => runSuite(named(suites)),
  check: () => named(steps)(),
};

try {
  if (!(await kinds[kind]?.())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}

/** @template Task @param {Readonly<Record<string, Task>>} tasks @returns {Task} */
function named(tasks) {
  const task = tasks[name];
  if (!task) throw new Stop(`No ${kind} is called ${name}`, 2);
  return task;
}

/** Writes the counts where the table finds them, also when they are remembered. @param {import('./suites.mjs').Suite} suite */
async function runSuite(suite) {
  console.log(`\n== ${name}: ${suite.what}`);
  const report = freshReport(countsFile(name));
  const counts = await suite.run();
  const isEmpty = counts.passed + counts.failed + counts.skipped === 0;
  if (isEmpty) console.log('This suite found no test to run');
  const all = isEmpty ? { ...none, failed: 1 } : counts;
  writeFileSync(report, JSON.stringify(all));
  console.log(`-- ${name}: ${inLine(all)}`);
  return isGood(all);
}
