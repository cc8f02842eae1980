// For the widget: what is alike stands together, words beside words and styles beside styles. gzip looks
// back no further than 32 KB, and this order saves more than 1 KB; these modules do nothing by themselves.
import { join } from 'node:path';
import { root } from '../run.mjs';

const entry = join(root, 'web/widget.ts').replaceAll('\\', '/');

/** Of everything else the order is that of the imports. */
const first = [
  './element/messages/ko',
  './element/messages/watch-ko',
  './element/messages/en',
  './element/messages/watch-en',
  './element/styles/styles',
  './element/styles/watch',
  './core/text', // the worker has it, too
  'virtual:packed-core',
  './client/client',
];

/** @returns {import('vite').Plugin} */
export function moduleOrder() {
  return {
    name: 'retrace-module-order',
    transform(code, id) {
      if (id !== entry) return undefined;
      return { code: [...first.map((path) => `import '${path}';`), code].join('\n'), map: null };
    },
  };
}
