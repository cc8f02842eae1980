// npm run digits: redraws the typefaces and hands that are installed, trains the net of cpp/scan and writes its weights.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPreset } from './build.mjs';
import { command, root, runOrStop } from './run.mjs';
import { setUp } from './setup.mjs';

const folder = join(root, 'cpp/training/faces');

await command(async () => {
  await setUp('test');
  if (process.argv.includes('--draw')) {
    if (!existsSync(join(folder, 'node_modules'))) {
      await runOrStop('npm', ['ci', '--prefix', folder], { quiet: true });
    }
    const { drawFaces } = await import('../cpp/training/faces/faces.mjs');
    await drawFaces();
  }
  await buildPreset('native', ['retrace_training']);
  await runOrStop(join(root, 'build/native/retrace_training'), [
    folder,
    join(root, 'cpp/scan/weights.inc'),
  ]);
});
