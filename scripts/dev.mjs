// npm run dev: Vite with reload; the core is built again when C++ changes, and the page reloads with it.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildCompiler } from './compiler/build.mjs';
import { buildCore } from './build.mjs';
import { readOptions } from './options.mjs';
import { buildPython } from './python/build.mjs';
import { Stop, command, root } from './run.mjs';
import { setUp } from './setup.mjs';

const settleMs = 150; // an editor may write a file in several steps

await command(async () => {
  const { port } = readOptions('npm run dev');
  await setUp('build');
  await buildCore();
  await buildCompiler();
  await buildPython();
  const { createServer } = await import('vite'); // installed only by the set-up
  const server = await createServer({
    root,
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      watch: { ignored: ['**/build/**', '**/dist/**'] }, // half-written while they are built
    },
  });
  await server.listen();
  server.printUrls();
  watchCore(() => {
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  });
});

/** @param {() => void} reload called when a changed core has been built */
function watchCore(reload) {
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  let building = Promise.resolve();
  watch(join(root, 'cpp'), { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      building = building.then(() => rebuild(reload));
    }, settleMs);
  });
}

/** Reports a core that does not compile; the page keeps the last one that did. @param {() => void} reload */
async function rebuild(reload) {
  try {
    await buildCore();
    console.log('The core is built again');
    reload();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
  }
}
