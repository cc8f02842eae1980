// npm start: makes the machine ready, builds core and page, serves the production build, and builds the rest of it meanwhile.
import { buildJava, canBuildJava, hasJava, putBesidePage } from '../web/java/build.mjs';
import { buildArchives, buildBeside, buildPageAlone, buildPreset } from './build.mjs';
import { readOptions } from './options.mjs';
import { pageStamp } from './page-stamp.mjs';
import { partsToTell } from './parts.mjs';
import { allDone, command, root } from './run.mjs';
import { settingUp } from './setup.mjs';

const usualPort = 4173;

/** @typedef {ReturnType<typeof pageStamp>} Stamp */

await command(async () => {
  const options = readOptions('npm start', ['build-only']);
  const told = partsToTell(5);
  const stamp = pageStamp(root);
  const isWhole = await buildFront(told, stamp);
  told.close();
  if (options.flags.has('build-only')) {
    if (!isWhole) await finish(stamp);
    console.log('Built dist/');
    return;
  }
  const { serve } = await import('./serve.mjs'); // needs packages that the set-up installs
  const orNextFree = options.port === undefined;
  const { port } = await serve(options.port ?? usualPort, { orNextFree });
  console.log(`Retrace is at http://localhost:${port}  (Ctrl+C ends it)`);
  await buildBehind(isWhole, stamp);
});

/**
 * Makes what the page needs to be served. Packages come while tools are installed, and are packed while C++ is compiled.
 * @param {ReturnType<typeof partsToTell>} told
 * @param {Stamp} stamp
 * @returns {Promise<boolean>} whether nothing had changed, so that the rest of dist is there, too
 */
async function buildFront(told, stamp) {
  const say = (/** @type {string} */ line) => {
    console.log(line);
  };
  const { tools, packages } = settingUp('build', told.run);
  const modules = tools.then(() =>
    told.run('Page: its WebAssembly modules', () => buildPreset('wasm', ['page_modules'], say)),
  );
  const archives = packages.then(() => told.run('C++ and Python of Code mode', buildArchives));
  await allDone([modules, archives]);
  if (stamp.isCurrent()) return true;
  await told.run('Page', buildPageAlone);
  return false;
}

/**
 * @param {Stamp} stamp
 * @param {...string} how
 */
async function finish(stamp, ...how) {
  await buildBeside(...how);
  stamp.renew();
}

/**
 * @param {boolean} isWhole
 * @param {Stamp} stamp
 */
async function buildBehind(isWhole, stamp) {
  if (!isWhole) {
    console.log(
      'Widget, package and service worker are built now; then the page works offline, too.',
    );
    await finish(stamp, '--behind');
    console.log('All of dist/ is there.');
  }
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
}
