// npm run check: formatters, linters and type checking; npm run fix mends what can be mended.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command, root, run } from './run.mjs';
import { setUp } from './setup.mjs';
import { tidy } from './tidy.mjs';

const fix = process.argv.includes('--fix');

/** @type {Record<string, () => Promise<boolean>>} */
const checking = {
  'clang-format': () => clangFormat('--dry-run', '-Werror'),
  prettier: () => npmTool('prettier/bin/prettier.cjs', '--log-level', 'warn', '--check', '.'),
  typescript: typeCheck,
  eslint: () => npmTool('eslint/bin/eslint.js', '--max-warnings', '0', '.'),
  imports: () =>
    npmTool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'web',
    ),
  'clang-tidy': () => tidy(cppFiles().filter(isTidied)),
};

/** @type {Record<string, () => Promise<boolean>>} */
const mending = {
  eslint: () => npmTool('eslint/bin/eslint.js', '--fix', '.'),
  prettier: () => npmTool('prettier/bin/prettier.cjs', '--log-level', 'warn', '--write', '.'),
  'clang-format': () => clangFormat('-i'),
};

/** The programs are as people submit them, with arrays and variables for all to see. @param {string} file */
const isTidied = (file) =>
  file.endsWith('.cpp') && !/^(cpp\/programs|tests\/programs\/(recorders|learners))\//.test(file);

/** Every C++ file of the project, but for those that people write as they like. */
function cppFiles() {
  return ['cpp', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[ch]pp$/.test(file) && !file.startsWith('programs/learners/'))
      .map((file) => join(folder, file)),
  );
}

/** @param {...string} options */
async function clangFormat(...options) {
  return (await run('clang-format', [...options, ...cppFiles()])) === 0;
}

/** @param {string} program a file in node_modules @param {...string} args */
async function npmTool(program, ...args) {
  return (await run(process.execPath, [join(root, 'node_modules', program), ...args])) === 0;
}

/** The page, the worker, the tests and the scripts each see another world, so each is checked alone. */
async function typeCheck() {
  let good = true;
  for (const project of ['.', 'web/worker', 'tests', 'scripts']) {
    good = (await npmTool('typescript/bin/tsc', '--noEmit', '-p', project)) && good;
  }
  return good;
}

await command(async () => {
  await setUp('check');
  const steps = fix ? mending : checking;
  const failed = [];
  for (const [name, step] of Object.entries(steps)) {
    const started = performance.now();
    const good = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (!good) failed.push(name);
  }
  if (failed.length === 0) return;
  console.error(`\n${fix ? 'Could not mend' : 'Failed'}: ${failed.join(', ')}`);
  process.exitCode = 1;
});
