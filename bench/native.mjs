// The native benchmarks, one name at a time.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs one benchmark of a built retrace_bench: `ms` is wall time, as measured in the browser, `cpuMs` processor time.
 * @param {string} buildFolder
 * @param {string} name its whole name
 * @returns {{ ms: number, cpuMs: number, [counter: string]: number }}
 */
export function runNative(buildFolder, name) {
  const output = execFileSync(
    join(buildFolder, 'retrace_bench'),
    [
      `--benchmark_filter=^${name}(/real_time)?$`,
      '--benchmark_format=json',
      '--benchmark_min_time=0.1',
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [found] = JSON.parse(output).benchmarks;
  if (!found) throw new Error(`no benchmark is called ${name}`);
  return { ...found, ms: found.real_time, cpuMs: found.cpu_time };
}

/** The names of all benchmarks in a built retrace_bench. @param {string} buildFolder */
export function benchmarksOf(buildFolder) {
  const names = execFileSync(join(buildFolder, 'retrace_bench'), ['--benchmark_list_tests'], {
    encoding: 'utf8',
  });
  return new Set(names.split('\n').map((name) => name.replace(/\/real_time$/, '')));
}
