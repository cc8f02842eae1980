// For the widget: what is alike stands together, words beside words and styles beside styles. gzip looks
// back no further than 32 KB, and this order saves more than 1 KB; these modules do nothing by themselves.
import { join } from 'node:path';
import { root } from '../run.mjs';

const entry = join(root, 'web/widget.ts').replaceAll('\\', '/');

/**
 * The first modules; of everything else the order is that of the imports.
 * @param {readonly ('watch' | 'race')[]} modes whose views are in the file
 */
const firstWith = (modes) => [
  ...['ko', 'en'].flatMap((language) => [
    `./languages/${language}/element`,
    ...modes.map((mode) => `./languages/${language}/${mode}`),
  ]),
  './element/styles',
  ...modes.map((mode) => `./element/${mode}/${mode === 'watch' ? 'styles/styles' : 'styles'}`),
  './core/text', // the worker has it, too
  'virtual:packed-core',
  './client/client',
];

/** @param {Parameters<typeof firstWith>[0]} [modes] @returns {import('vite').Plugin} */
export function moduleOrder(modes = []) {
  return {
    name: 'retrace-module-order',
    transform(code, id) {
      if (id !== entry) return undefined;
      const imports = firstWith(modes).map((path) => `import '${path}';`);
      return { code: [...imports, code].join('\n'), map: null };
    },
  };
}
