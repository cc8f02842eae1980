// For code on other people's pages: `document` and `globalThis` are read without what their HTML names like a part of
// them; see web/element/shared/unclobbered.ts.
import { join } from 'node:path';
import { root } from '../run.mjs';

const own = join(root, 'web/element/shared/unclobbered.ts');

/** For `rolldownOptions`, in every module that is bundled, Lit's too. */
export const ownNames = {
  transform: {
    inject: {
      document: /** @type {[string, string]} */ ([own, 'ownDocument']),
      globalThis: /** @type {[string, string]} */ ([own, 'ownGlobal']),
    },
  },
};
