// Bundles a file with all that it imports, as one script that fetches nothing.
import { build } from 'vite';
import { listed } from './notices.mjs';
import { Stop, root } from './run.mjs';

/** On a busy machine Rolldown says how long each plugin took, which nobody asked for. */
export const untimed = { checks: { pluginTimings: false } };

/** A script of its own has no address; the bundler would put each file beside a module into it, for its address. */
const withoutAddress = {
  name: 'retrace-without-address',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ code) =>
    code.replaceAll('import.meta.url', '"https://nowhere.invalid/"'),
};

/**
 * Gives the script, and in JSON the packages that are in it. `name`: of the script's global variable, where it exports something.
 * @param {string} entry
 * @param {{ name?: string, settings: import('vite').UserConfig }} how
 */
export async function bundledScript(entry, { name = 'retraceScript', settings }) {
  const built = await build({
    logLevel: 'warn',
    ...settings,
    root,
    configFile: false,
    publicDir: false,
    plugins: [withoutAddress, settings.plugins],
    build: {
      ...settings.build,
      write: false,
      license: listed,
      rolldownOptions: untimed,
      lib: { entry, formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const files = output && 'output' in output ? output.output : undefined;
  const chunk = files?.[0];
  if (chunk?.type !== 'chunk') throw new Stop(`${entry} gave no script`);
  const packages = files?.find(({ fileName }) => fileName === listed.fileName);
  return {
    code: chunk.code.trim(),
    packages: packages?.type === 'asset' ? String(packages.source) : '[]',
  };
}
