// Writes what tools read of the npm package, beside its modules: declarations, manifest and VS Code's data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, root } from '../run.mjs';
import { editorData } from './editor-data.mjs';
import { manifest } from './manifest.mjs';
import { writeTypes } from './types.mjs';

const folder = join(root, 'dist/package');

await command(async () => {
  writeTypes();
  const described = manifest();
  const files = { 'custom-elements.json': described, ...editorData(described) };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
});
