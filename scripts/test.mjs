// npm test, npm run test:all [-- SUITE…]: builds, runs the suites one after another, ends with one line of counts.
import { Stop, command } from './run.mjs';

await command(async () => {
  const started = performance.now();
  const { runSuites } = await import('./suites/run.mjs');
  const { groups, suites } = await import('./suites/suites.mjs');
  const { close } = await import('./suites/table.mjs');
  const rows = await runSuites(chooseSuites(asked(), Object.keys(suites), groups));
  close(rows, (performance.now() - started) / 1000);
});

/** `npm run test:all` begins the arguments with "rest", in place of which a person may name suites. @returns {string[]} */
function asked() {
  const names = process.argv.slice(2);
  return names[0] === 'rest' && names.length > 1 ? names.slice(1) : names;
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
