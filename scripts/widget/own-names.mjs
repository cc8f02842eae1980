// For code on other people's pages: `document` and `globalThis` are read without the names that the page's HTML adds to
// them; see web/element/shared/unclobbered.ts.
import { join } from 'node:path';
import { root } from '../run.mjs';

const own = join(root, 'web/element/shared/unclobbered.ts');

/** A setting of `rolldownOptions` that applies to every bundled module, Lit's too. */
export const ownNames = {
  transform: {
    inject: {
      document: /** @type {[string, string]} */ ([own, 'ownDocument']),
      globalThis: /** @type {[string, string]} */ ([own, 'ownGlobal']),
    },
  },
};
