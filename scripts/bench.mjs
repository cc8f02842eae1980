// npm run bench: the strategies natively and in Chromium's worker, round by round, as ratios.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCore, buildPreset } from './build.mjs';
import { Stop, command, outputOf, root } from './run.mjs';
import { setUp } from './setup.mjs';

const usage = 'usage: npm run bench -- [--rounds N] [--strategy NAME]…';

/** Those that search the anti-brute-force grid for seconds; the others solve it at once. */
const rowMajor = [
  'scan-blanks',
  'copied-blanks',
  'nested-vectors',
  'used-flags',
  'scan-cells',
  'candidate-list',
  'first-blank',
  'house-masks',
];

await command(async () => {
  const { rounds, strategies } = readOptions();
  await setUp('test');
  await buildCore();
  await buildPreset('native', ['retrace_bench']);
  const { runNative } = await import('./bench/native.mjs');
  const { openChromium } = await import('./bench/chromium.mjs');
  const { inWords } = await import('./bench/statistics.mjs');

  const puzzle = readFileSync(join(root, 'tests/puzzles/pathological.txt'), 'utf8').slice(0, 81);
  const chromium = await openChromium();
  const results = strategies.map((strategy) => ({
    strategy,
    steps: 0,
    nativeMs: /** @type {number[]} */ ([]),
    chromiumMs: /** @type {number[]} */ ([]),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const native = runNative(join(root, 'build/native'), `anti-brute-force/${result.strategy}`);
      const inChromium = await chromium.search(puzzle, result.strategy);
      if (native.steps !== inChromium.steps) {
        throw new Stop(
          `${result.strategy}: ${native.steps} steps natively, ${inChromium.steps} not`,
        );
      }
      result.steps = native.steps;
      result.nativeMs.push(native.ms);
      result.chromiumMs.push(inChromium.ms);
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  await chromium.close();

  const cpu = cpus()[0]?.model.trim() ?? 'unknown';
  const compilers = {
    native: firstLine(outputOf('c++', ['--version'])),
    wasm: firstLine(outputOf('emcc', ['--version'])),
  };
  const commit = outputOf('git', ['rev-parse', '--short', 'HEAD'])?.trim();
  console.log(`\n${cpu}, Chromium ${chromium.version}`);
  console.log(`native: ${compilers.native}\nwasm: ${compilers.wasm}\n`);
  console.log('The anti-brute-force grid; median of rounds (least-most):\n');
  console.log('| strategy | steps | native ms | Chromium ms | Chromium speed / native speed |');
  console.log('|---|--:|--:|--:|--:|');
  for (const { strategy, steps, nativeMs, chromiumMs } of results) {
    const ratios = nativeMs.map((ms, round) => ms / (chromiumMs[round] ?? Number.NaN));
    console.log(
      `| ${strategy} | ${steps.toLocaleString('en')} | ${inWords(nativeMs, 0)} | ${inWords(chromiumMs, 0)} | ${inWords(ratios)} |`,
    );
  }
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  const file = join(root, 'build/bench/strategies.json');
  const chromiumVersion = chromium.version;
  const record = { cpu, compilers, chromiumVersion, commit, rounds, results };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log('\nAll rounds are in build/bench/strategies.json');
});

function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '5' },
        strategy: { type: 'string', multiple: true, default: rowMajor },
      },
    }));
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2);
  }
  const unknown = values.strategy.filter((name) => !rowMajor.includes(name));
  if (!/^[1-9]\d?$/.test(values.rounds) || unknown.length > 0) {
    throw new Stop(`${usage}\nstrategies: ${rowMajor.join(', ')}`, 2);
  }
  return { rounds: Number(values.rounds), strategies: values.strategy };
}

/** @param {string | undefined} text */
function firstLine(text) {
  return text?.split('\n')[0];
}
