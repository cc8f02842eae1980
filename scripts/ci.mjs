// The steps of .ci/run: the checks, npm test, samples of the rest and one of its parts in turn, with a table at the end.
import { parseArgs } from 'node:util';
import { Stop, command, outputOf, root } from './run.mjs';
import { setUp } from './setup.mjs';

await command(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options: { 'tidy-since': { type: 'string' } } });
  const { chooseTurn, rememberTurn, rememberedTurns, sampleOf, turns } =
    await import('./suites/turns.mjs');
  const { usual } = await import('./suites/suites.mjs');
  const { runSuites } = await import('./suites/run.mjs');
  const { close } = await import('./suites/table.mjs');
  const { checkAll } = await import('./checks/run.mjs');

  const commits = Number(outputOf('git', ['-C', root, 'rev-list', '--count', 'HEAD']));
  if (!commits) throw new Stop('.ci/run counts commits, and this is no clone of the repository', 2);
  const { turn, why } = chooseTurn(commits, rememberedTurns());
  const inTurn = turns[turn] ?? [];
  console.log(`Of npm run test:all, ${inTurn.join(', ')} runs in this landing: ${why}`);
  const few = Object.entries(sampleOf).flatMap(([full, sample]) =>
    inTurn.includes(full) ? [] : [sample],
  );

  await setUp('check');
  const checks = await checkAll({ tidySince: values['tidy-since'] });
  const tested = await runSuites([...Object.keys(usual), 'firefox-journeys', ...few, ...inTurn]);
  console.log(`\nIn turn: ${inTurn.join(', ')} (${why})`);
  close([...checks, ...tested], (performance.now() - started) / 1000);
  if (tested.every(({ counts }) => !counts || counts.failed === 0)) rememberTurn(turn, commits);
});
