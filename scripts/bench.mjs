// npm run bench: strategies and engine, natively, in Node, in Chromium and beside peers, as ratios.
import { parseArgs } from 'node:util';
import { buildCore, buildPreset } from './build.mjs';
import { Stop, command } from './run.mjs';
import { setUp } from './setup.mjs';

const usage = `usage: npm run bench -- [--rounds N] [--only engine|strategies] [--strategy NAME]…
       npm run bench -- --against COMMIT [--rounds N]`;

await command(async () => {
  const options = readOptions();
  await setUp('test');
  await buildPreset('native', ['retrace_bench']);
  const { rowMajor } = await import('./bench/strategies.mjs');
  const strategies = options.strategies ?? rowMajor;
  const unknown = strategies.filter((name) => !rowMajor.includes(name));
  if (unknown.length > 0) throw new Stop(`${usage}\nstrategies: ${rowMajor.join(', ')}`, 2);
  if (options.against === undefined) await measure({ ...options, strategies });
  else await compare(options.against, options.rounds);
});

/** @param {{ rounds: number, only: string | undefined, strategies: readonly string[] }} options */
async function measure({ rounds, only, strategies }) {
  await buildCore();
  const { openChromium } = await import('./bench/chromium.mjs');
  const { openNode } = await import('./bench/node-core.mjs');
  const { measureEngine, printEngine } = await import('./bench/engine.mjs');
  const { measureStrategies, printStrategies } = await import('./bench/strategies.mjs');
  const { machine, writeRecord } = await import('./bench/machine.mjs');
  const chromium = await openChromium();
  const node = await openNode();
  const engine = only === 'strategies' ? [] : await measureEngine(rounds, { node, chromium });
  const searched = only === 'engine' ? [] : await measureStrategies(strategies, rounds, chromium);
  node.close();
  await chromium.close();
  const on = machine(chromium.version);
  console.log(`\n${on.cpu}, ${on.cores} cores; Chromium ${on.chromium}; Node ${on.node}`);
  console.log(`native: ${on.native}\nwasm: ${on.wasm}`);
  if (engine.length > 0) printEngine(engine);
  if (searched.length > 0) printStrategies(searched);
  writeRecord('bench', { ...on, rounds, engine, strategies: searched });
}

/** @param {string} ref @param {number} rounds */
async function compare(ref, rounds) {
  const { compareWith, printComparison } = await import('./bench/against.mjs');
  const { machine, writeRecord } = await import('./bench/machine.mjs');
  const comparison = await compareWith(ref, rounds);
  const areEqual = printComparison(comparison);
  writeRecord('against', { ...machine(), rounds, against: comparison.commit, ...comparison });
  if (!areEqual) throw new Stop('The steps are not the same');
}

function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        only: { type: 'string' },
        strategy: { type: 'string', multiple: true },
        against: { type: 'string' },
      },
    }));
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2);
  }
  const { rounds, only, strategy, against } = values;
  if (!/^[1-9]\d?$/.test(rounds)) throw new Stop(usage, 2);
  if (only !== undefined && only !== 'engine' && only !== 'strategies') throw new Stop(usage, 2);
  return {
    rounds: Number(rounds),
    only: only ?? (strategy ? 'strategies' : undefined),
    strategies: strategy,
    against,
  };
}
