// npm start: makes the machine ready, builds core and page, serves the production build.
import { buildCore, buildPage } from './build.mjs';
import { buildJava, canBuildJava, hasJava, putBesidePage } from './java/build.mjs';
import { readOptions } from './options.mjs';
import { command } from './run.mjs';
import { setUp } from './setup.mjs';

const usualPort = 4173;

await command(async () => {
  const options = readOptions('npm start', ['build-only']);
  await setUp('build');
  await buildCore();
  await buildPage();
  if (options.flags.has('build-only')) {
    console.log('Built dist/');
    return;
  }
  const { serve } = await import('./serve.mjs'); // needs packages that setUp installs
  const orNextFree = options.port === undefined;
  const { port } = await serve(options.port ?? usualPort, { orNextFree });
  console.log(`Retrace is at http://localhost:${port}  (Ctrl+C ends it)`);
  if (hasJava() || !canBuildJava()) return;
  // The page is there meanwhile, and Code mode finds Java when it is chosen the next time.
  console.log('Java for Code mode is made now, of the JDK 17 and by Maven (about two minutes)…');
  try {
    await buildJava();
    putBesidePage();
    console.log('Java for Code mode is there.');
  } catch (error) {
    // The page is served all the same; Code mode then says how Java is added.
    console.error(`Java for Code mode could not be made: ${String(error)}`);
    console.error('npm run java tries again.');
  }
});
