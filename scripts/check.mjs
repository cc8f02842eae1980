// npm run check: formatters, linters and type checking, and the size of each room; npm run fix mends what can be mended.
import { command } from './run.mjs';
import { printRoomSizes } from './room-sizes.mjs';
import { setUp } from './setup.mjs';

await command(async () => {
  const started = performance.now();
  await setUp('check');
  const { checkAll, mendAll } = await import('./checks/run.mjs');
  const { close } = await import('./suites/table.mjs');
  const mends = process.argv.includes('--fix');
  const rows = mends
    ? await mendAll()
    : await checkAll({ again: process.argv.includes('--again') });
  if (!mends) printRoomSizes();
  close(mends ? 'fix' : 'check', rows, (performance.now() - started) / 1000);
});
