// npm run fuzz [-- SECONDS [NAME…]]: runs every fuzzer for a while; findings are kept in build/fuzz/findings.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPreset } from './build.mjs';
import { Stop, command, root, run } from './run.mjs';
import { setUp } from './setup.mjs';

const sources = join(root, 'tests/fuzz');
const suffix = '_fuzzer.cpp';

/** The names in tests/fuzz/NAME_fuzzer.cpp. */
function fuzzerNames() {
  if (!existsSync(sources)) return [];
  return readdirSync(sources)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
}

/** Only the fuzzers of the preset: the command and the photo reader are not fuzzed. */
export const buildFuzzers = () =>
  buildPreset(
    'fuzz',
    fuzzerNames().map((name) => `${name}_fuzzer`),
  );

/**
 * Each fuzzer counts as one test, two run at a time. tests/fuzz/corpus/NAME has its first inputs, each also a regression
 * test; inputs found on the way are kept in build/ and used again.
 * @param {{ seconds: number, names?: readonly string[] }} options
 */
export async function runFuzzers({ seconds, names = fuzzerNames() }) {
  await buildFuzzers();
  const waiting = [...names];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const runWaiting = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      console.log(`${name}: ${seconds} s`);
      if ((await runFuzzer(name, seconds)) === 0) counts.passed += 1;
      else counts.failed += 1;
    }
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return counts;
}

/** @param {string} name @param {number} seconds @returns {Promise<number>} its exit code */
function runFuzzer(name, seconds) {
  const grown = join(root, 'build/fuzz/corpus', name);
  const findings = join(root, 'build/fuzz/findings', name);
  for (const folder of [grown, findings]) mkdirSync(folder, { recursive: true });
  const seeds = join(sources, 'corpus', name);
  return run(
    join(root, `build/fuzz/${name}_fuzzer`),
    [
      grown,
      ...(existsSync(seeds) ? [seeds] : []),
      `-max_total_time=${seconds}`,
      '-timeout=10',
      '-verbosity=1',
      '-print_final_stats=1',
      `-artifact_prefix=${findings}/`,
    ],
    { quiet: true },
  );
}

if (process.argv[1]?.endsWith('fuzz.mjs')) {
  await command(async () => {
    const [seconds = '300', ...names] = process.argv.slice(2);
    const unknown = names.filter((name) => !fuzzerNames().includes(name));
    if (!/^[1-9]\d*$/.test(seconds) || unknown.length > 0) {
      throw new Stop(
        `usage: npm run fuzz -- [SECONDS [NAME…]]\nnames: ${fuzzerNames().join(', ')}`,
        2,
      );
    }
    await setUp('fuzz');
    const { passed, failed } = await runFuzzers({
      seconds: Number(seconds),
      ...(names.length > 0 && { names }),
    });
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  });
}
