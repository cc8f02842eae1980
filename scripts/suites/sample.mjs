// A landing runs a sample of the tests outside of npm test: a way through each mode in Firefox, sanitizers and fuzzers for a short time,
// and the part of the rest whose turn it is, of those that are not remembered.
import { Stop, outputOf, root } from '../run.mjs';
import { runSuites } from './run.mjs';
import { planned } from './turbo.mjs';
import { chooseTurn, rememberTurn, rememberedTurns, sampleOf, turns } from './turns.mjs';

/** @returns {Promise<import('./run.mjs').Row[]>} */
export async function runSample() {
  const commits = Number(outputOf('git', ['-C', root, 'rev-list', '--count', 'HEAD']));
  if (!commits)
    throw new Stop('A sample counts commits, and this is no clone of the repository', 2);
  const plan = planned(turns.flat().map((name) => `suite:${name}`));
  const isDue = (/** @type {string} */ name) => !plan.get(`suite:${name}`)?.isRemembered;
  const turn = chooseTurn(
    commits,
    turns.map((names) => names.some(isDue)),
    rememberedTurns(),
  );
  const inTurn = turn === undefined ? [] : (turns[turn] ?? []);
  console.log(`In turn: ${inTurn.join(', ') || 'nothing, all has passed with the same inputs'}`);
  const samples = Object.entries(sampleOf)
    .filter(([whole]) => isDue(whole) && !inTurn.includes(whole))
    .map(([, sample]) => sample);
  const rows = await runSuites(['firefox-journeys', ...samples, ...inTurn]);
  const isGood = rows.every(({ counts }) => !counts || counts.failed === 0);
  if (turn !== undefined && isGood) rememberTurn(turn, commits);
  return rows;
}
