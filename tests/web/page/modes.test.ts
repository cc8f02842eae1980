// The page offers every mode that there is, by a name in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/core/language';
import { modes } from '../../../web/core/mode';
import { pageMessagesIn } from '../../../web/page/words-in';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const html = readFileSync(join(root, 'index.html'), 'utf8');

describe('the switch between modes', () => {
  it.each(modes)('has %s, named in every language', (mode) => {
    const label = new RegExp(`value="${mode}"[^>]*/><span\\s+data-text="(\\w+)"`).exec(html)?.[1];
    if (label === undefined) throw new Error(`index.html does not offer ${mode}`);
    for (const { code } of languages) {
      expect(Object.entries(pageMessagesIn(code)).map(([name]) => name)).toContain(label);
    }
  });
});
