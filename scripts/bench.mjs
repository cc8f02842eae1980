// npm run bench: strategies, engine and watching, natively, in Node, in Chromium, and as ratios to other programs.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCore, buildPage, buildPreset } from './build.mjs';
import { installPackages } from './packages.mjs';
import { Stop, command, root, runOrStop } from './run.mjs';
import { buildCompiler } from './compiler/build.mjs';
import { buildPython } from './python/build.mjs';
import { setUp } from './setup.mjs';
import { installSpark } from './spark/install.mjs';

const usage = `usage: npm run bench -- [--rounds N] [--only engine|strategies|watching|generate] [--strategy NAME]…
       npm run bench -- --only rating [FILE]…
       npm run bench -- --only raters [--rounds N] [FILE]…
       npm run bench -- --only paths [--seeds A-B] [--order NAME] [FILE]…
       npm run bench -- --only recording
       npm run bench -- --only thousands [--rounds N] [--puzzles N]
       npm run bench -- --only programs [--rounds N] [--browser chromium|firefox]
       npm run bench -- --only ladder
       npm run bench -- --only photos [--rounds N] FOLDER
       npm run bench -- --only hardest [--rounds N] FILE…
       npm run bench -- --only spark [--rounds N] [--lines N] [--whole] [FILTER]…
       npm run bench -- --against COMMIT [--rounds N]`;

const parts = [
  'engine',
  'strategies',
  'watching',
  'rating',
  'raters',
  'paths',
  'recording',
  'generate',
  'thousands',
  'programs',
  'ladder',
  'photos',
  'hardest',
  'spark',
];

/** The benchmarks that take names of files or of filters. */
const takesNames = ['rating', 'raters', 'paths', 'photos', 'hardest', 'spark'];

await command(async () => {
  const options = readOptions();
  if (options.only === 'spark') return timeSpark(options);
  await setUp('test');
  if (options.only === 'rating') {
    const { files } = options;
    return compareRatings(files.length > 0 ? files : [join(root, 'tests/puzzles/ratings.txt')]);
  }
  if (options.only === 'raters') return timeRaters(options.files, options.rounds);
  if (options.only === 'paths') {
    return options.files.length > 0 ? walkFiles(options.files) : walkRandom(options);
  }
  if (options.only === 'recording') return timeRecording();
  if (options.only === 'generate') return timeGenerating(options.rounds);
  if (options.only === 'thousands') return stopThousands(options.rounds, options.puzzles);
  if (options.only === 'programs') return timePrograms(options.rounds, options.browser);
  if (options.only === 'ladder') return printLadder();
  if (options.only === 'photos') return timePhotos(options.files, options.rounds);
  if (options.only === 'hardest') return timeHardest(options.files, options.rounds);
  await buildPreset('native', ['retrace_bench']);
  const { rowMajor } = await import('../bench/strategies.mjs');
  const strategies = options.strategies ?? rowMajor;
  const unknown = strategies.filter((name) => !rowMajor.includes(name));
  if (unknown.length > 0) throw new Stop(`${usage}\nstrategies: ${rowMajor.join(', ')}`, 2);
  if (options.against === undefined) await measure({ ...options, strategies });
  else await compare(options.against, options.rounds);
});

/** @param {{ rounds: number, only: string | undefined, strategies: readonly string[] }} options */
async function measure({ rounds, only, strategies }) {
  await buildCore();
  await installPackages(join(root, 'bench'));
  const { openChromium } = await import('../bench/chromium.mjs');
  const { openNode } = await import('../bench/node-core.mjs');
  const { measureEngine, printEngine } = await import('../bench/engine.mjs');
  const { measureStrategies, printStrategies } = await import('../bench/strategies.mjs');
  const { printWatching } = await import('../bench/watching.mjs');
  const { machine, writeRecord } = await import('../bench/machine.mjs');
  const chromium = await openChromium();
  const node = await openNode();
  const isWanted = (/** @type {string} */ part) => only === undefined || only === part;
  const engine = isWanted('engine') ? await measureEngine(rounds, { node, chromium }) : [];
  const searched = isWanted('strategies')
    ? await measureStrategies(strategies, rounds, chromium)
    : [];
  const watched = isWanted('watching') ? await watch(rounds, chromium.browser) : undefined;
  await chromium.close();
  const on = machine(chromium.version);
  console.log(`\n${on.cpu}, ${on.cores} cores; Chromium ${on.chromium}; Node ${on.node}`);
  console.log(`native: ${on.native}\nwasm: ${on.wasm}`);
  if (engine.length > 0) printEngine(engine);
  if (searched.length > 0) printStrategies(searched);
  if (watched) printWatching(watched);
  writeRecord('bench', { ...on, rounds, engine, strategies: searched, watching: watched });
}

/** Runs on the served page. @param {number} rounds @param {import('playwright-core').Browser} browser */
async function watch(rounds, browser) {
  await buildPage();
  const { serve } = await import('./serve.mjs');
  const { measureWatching } = await import('../bench/watching.mjs');
  const { port, close } = await serve(4198, { orNextFree: true });
  const watched = await measureWatching(rounds, browser, port);
  close();
  return watched;
}

/** @param {readonly string[]} files lines of a puzzle and its rating */
async function compareRatings(files) {
  await buildPreset('native', ['retrace']);
  const { printAgreement, rateFile } = await import('../bench/rating.mjs');
  const { machine } = await import('../bench/machine.mjs');
  const on = machine();
  console.log(`${on.cpu}, ${on.cores} cores; ${on.native}; commit ${on.commit}`);
  for (const file of files) printAgreement(file, rateFile(file));
}

/** @param {readonly string[]} files lines of a puzzle and its rating @param {number} rounds */
async function timeRaters(files, rounds) {
  await buildPreset('native', ['retrace']);
  await buildCore();
  const { measureRaters, printRaters } = await import('../bench/raters.mjs');
  const { machine } = await import('../bench/machine.mjs');
  const on = machine();
  console.log(`${on.cpu}, ${on.cores} cores; ${on.native}; Node ${on.node}; commit ${on.commit}`);
  printRaters(await measureRaters(files, rounds));
}

/** Compares paths, which is no benchmark but takes as long. @param {readonly string[]} files with a puzzle a line */
async function walkFiles(files) {
  await buildPreset('native', ['retrace']);
  await buildCore();
  const { comparePaths, puzzlesIn } = await import('../bench/paths.mjs');
  /** @type {Map<string, number>} */
  const counts = new Map();
  let puzzles = 0;
  let steps = 0;
  for (const walked of files.flatMap(puzzlesIn)) {
    for (const [name, count] of await comparePaths(walked)) {
      counts.set(name, (counts.get(name) ?? 0) + count);
      steps += count;
    }
    puzzles += walked.length;
    console.log(`${String(puzzles)} puzzles, ${String(steps)} steps alike and right`);
  }
  printCounts(counts);
}

/** The same for random puzzles. @param {{ order: string, seeds: readonly [number, number] }} options */
async function walkRandom({ order, seeds }) {
  await buildPreset('native', ['retrace_paths']);
  await buildPreset('wasm', ['retrace-paths']);
  const { walkSeeds } = await import('../bench/random-paths.mjs');
  const { counts } = await walkSeeds(order, seeds, ({ puzzles, steps }, next) => {
    console.log(
      `${String(puzzles)} puzzles, ${String(steps)} steps alike and right; next: --seeds ${String(next)}-`,
    );
  });
  printCounts(counts);
}

/** @param {ReadonlyMap<string, number>} counts of each technique's steps */
function printCounts(counts) {
  for (const [name, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(10)} ${name}`);
  }
}

async function timeRecording() {
  await buildPreset('native', ['retrace']);
  await buildCore();
  const { measureRecording, printRecording } = await import('../bench/recording.mjs');
  printRecording(await measureRecording());
}

/** @param {number} rounds */
async function timeGenerating(rounds) {
  await buildPreset('native', ['retrace']);
  await buildCore();
  const { measureGenerating, printGenerating } = await import('../bench/generate.mjs');
  const { machine } = await import('../bench/machine.mjs');
  const { openChromium } = await import('../bench/chromium.mjs');
  const chromium = await openChromium();
  const on = machine(chromium.version);
  console.log(
    `${on.cpu}, ${on.cores} cores; ${on.native}; Chromium ${on.chromium}; commit ${on.commit}`,
  );
  printGenerating(await measureGenerating(rounds, chromium));
  await chromium.close();
}

/** Runs on the served page. @param {number} rounds @param {number} puzzles */
async function stopThousands(rounds, puzzles) {
  await buildCore();
  await buildPage();
  const { serve } = await import('./serve.mjs');
  const { measureThousands, printThousands } = await import('../bench/thousands.mjs');
  const { machine, writeRecord } = await import('../bench/machine.mjs');
  const { port, close } = await serve(4196, { orNextFree: true });
  const { version, ...found } = await measureThousands(rounds, puzzles, port);
  close();
  const on = machine(version);
  console.log(`${on.cpu}, ${on.cores} cores; Chromium ${on.chromium}; commit ${on.commit}`);
  printThousands(found);
  writeRecord('thousands', { ...on, rounds, ...found });
}

/** The test of the time verdicts prints the table of docs/programs.md with every row. */
async function printLadder() {
  await buildCore();
  await buildCompiler();
  await runOrStop('npx', ['vitest', 'run', 'tests/programs/ladder.test.ts'], {
    env: { RETRACE_LADDER: '1' },
  });
}

/** @param {number} rounds @param {'chromium' | 'firefox'} browser */
async function timePrograms(rounds, browser) {
  await buildCompiler();
  await buildPython();
  const { measurePrograms, printPrograms } = await import('../bench/programs.mjs');
  const { machine } = await import('../bench/machine.mjs');
  const on = machine();
  console.log(`${on.cpu}, ${on.cores} cores; ${on.native}; commit ${on.commit}`);
  printPrograms(await measurePrograms(rounds, browser));
}

/** @param {readonly string[]} folders @param {number} rounds */
async function timePhotos(folders, rounds) {
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) throw new Stop(usage, 2);
  await buildPreset('native', ['retrace']);
  await buildCore();
  const { measurePhotos, printPhotos } = await import('../bench/photos.mjs');
  const { machine } = await import('../bench/machine.mjs');
  const on = machine();
  console.log(`${on.cpu}, ${on.cores} cores; ${on.native}; commit ${on.commit}`);
  printPhotos(await measurePhotos(folder, rounds));
}

/** @param {readonly string[]} files lines of a puzzle and its rating @param {number} rounds */
async function timeHardest(files, rounds) {
  if (files.length === 0) throw new Stop(usage, 2);
  await buildPreset('native', ['retrace']);
  await buildCore();
  const { measureHardest, printHardest } = await import('../bench/hardest.mjs');
  const { machine, writeRecord } = await import('../bench/machine.mjs');
  const { version, ...measured } = await measureHardest(files, rounds);
  const on = machine(version);
  console.log(
    `${on.cpu}, ${on.cores} cores; ${on.native}; Chromium ${on.chromium}; commit ${on.commit}`,
  );
  printHardest(measured);
  writeRecord('hardest', { ...on, rounds, ...measured });
}

/**
 * The start of Spark is not in the figures.
 * @param {{ rounds: number, lines: number, whole: boolean, files: readonly string[] }} options `files`: names of filters
 */
async function timeSpark({ rounds, lines, whole, files: names }) {
  const { filtersNamed, measureSpark, printSpark } = await import('../bench/spark.mjs');
  const filters = filtersNamed(names, whole);
  await setUp('spark');
  await buildPreset('native', ['retrace']);
  const installed = await installSpark();
  if ('missing' in installed) throw new Stop(installed.missing);
  const { machine, writeRecord } = await import('../bench/machine.mjs');
  const on = machine();
  console.log(`${on.cpu}, ${on.cores} cores; ${on.native}; commit ${on.commit}`);
  const rates = await measureSpark(installed.python, filters, rounds, lines);
  printSpark(rates);
  writeRecord('spark', { ...on, rounds, lines, rates });
}

/** @param {string} ref @param {number} rounds */
async function compare(ref, rounds) {
  const { compareWith, printComparison } = await import('../bench/against.mjs');
  const { machine, writeRecord } = await import('../bench/machine.mjs');
  const comparison = await compareWith(ref, rounds);
  const areEqual = printComparison(comparison);
  writeRecord('against', { ...machine(), rounds, against: comparison.commit, ...comparison });
  if (!areEqual) throw new Stop('The steps are not the same');
}

function readOptions() {
  let values;
  let files;
  try {
    ({ values, positionals: files } = parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '5' },
        only: { type: 'string' },
        strategy: { type: 'string', multiple: true },
        against: { type: 'string' },
        seeds: { type: 'string', default: '1-10' },
        order: { type: 'string', default: 'classic' },
        lines: { type: 'string', default: '5000000' },
        whole: { type: 'boolean', default: false },
        puzzles: { type: 'string', default: '100000' },
        browser: { type: 'string', default: 'chromium' },
      },
    }));
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`, 2);
  }
  const { rounds, only, strategy, against, seeds, order, lines, whole, puzzles, browser } = values;
  if (!/^[1-9]\d?$/.test(rounds)) throw new Stop(usage, 2);
  if (!/^[1-9]\d{4,6}$/.test(puzzles) || Number(puzzles) > 1_000_000) throw new Stop(usage, 2);
  if (!/^[1-9]\d{2,8}$/.test(lines)) throw new Stop(usage, 2);
  const [, from = '', to = ''] = /^(\d{1,9})-(\d{1,9})$/.exec(seeds) ?? [];
  if (from === '') throw new Stop(usage, 2);
  const known = /** @type {const} */ (['chromium', 'firefox']).find((name) => name === browser);
  if (!known || (known === 'firefox' && only !== 'programs')) throw new Stop(usage, 2);
  if (only !== undefined && !parts.includes(only)) {
    throw new Stop(usage, 2);
  }
  if (files.length > 0 && !takesNames.includes(only ?? '')) throw new Stop(usage, 2);
  return {
    files,
    rounds: Number(rounds),
    lines: Number(lines),
    whole,
    puzzles: Number(puzzles),
    browser: known,
    only: only ?? (strategy ? 'strategies' : undefined),
    strategies: strategy,
    against,
    order,
    seeds: /** @type {const} */ ([Number(from), Number(to)]),
  };
}
