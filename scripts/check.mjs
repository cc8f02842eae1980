// npm run check: formatters, linters and type checking; npm run fix mends what can be mended.
import { checkAll, mendAll } from './checks/run.mjs';
import { command } from './run.mjs';
import { setUp } from './setup.mjs';

const fix = process.argv.includes('--fix');

await command(async () => {
  await setUp('check');
  const rows = fix ? await mendAll() : await checkAll({});
  const failed = rows.filter(({ counts }) => counts && counts.failed > 0).map(({ name }) => name);
  if (failed.length === 0) return;
  console.error(`\n${fix ? 'Could not mend' : 'Failed'}: ${failed.join(', ')}`);
  process.exitCode = 1;
});
