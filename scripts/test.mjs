// npm test, npm run test:all [-- SUITE…], npm run test:sample: builds, runs the suites one after another, ends with a table. With the
// word `table` it prints the one table in which .ci/run ends.
import { Stop, command } from './run.mjs';
import { setUp } from './setup.mjs';

await command(async () => {
  const started = performance.now();
  await setUp('test');
  const { runSuites } = await import('./suites/run.mjs');
  const { groups, suites } = await import('./suites/suites.mjs');
  const { close, closeAll } = await import('./suites/table.mjs');
  const { names, again } = asked();
  if (names.join() === 'table') return closeAll(['check', 'test', 'sample']);
  const isSample = names.join() === 'sample';
  const rows = isSample
    ? await (await import('./suites/sample.mjs')).runSample()
    : await runSuites(chooseSuites(names, Object.keys(suites), groups), { again });
  close(isSample ? 'sample' : 'test', rows, (performance.now() - started) / 1000);
});

/** `npm run test:all` begins the arguments with "rest", in place of which a person may name suites. */
function asked() {
  const names = process.argv.slice(2).filter((word) => word !== '--again');
  return {
    names: names[0] === 'rest' && names.length > 1 ? names.slice(1) : names,
    again: process.argv.includes('--again'),
  };
}

/**
 * @param {readonly string[]} asked the names of suites; none for the default ones
 * @param {readonly string[]} suites
 * @param {Readonly<Record<string, readonly string[]>>} groups
 * @returns {string[]}
 */
function chooseSuites(asked, suites, groups) {
  const wanted = (asked.length > 0 ? asked : ['usual']).flatMap((name) => groups[name] ?? [name]);
  const unknown = wanted.filter((name) => !suites.includes(name));
  if (unknown.length > 0) {
    const known = [...suites, ...Object.keys(groups)].join(', ');
    throw new Stop(`No suite is called ${unknown.join(', ')}; there are ${known}`, 2);
  }
  return suites.filter((name) => wanted.includes(name));
}
