// docs/embedding.md in both languages: its tables are those of the element and of the tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../../scripts/package/manifest.mjs';
import { policyCases, refusals } from '../../e2e/support/policies';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Named {
  name: string;
}
const [sudoku] = manifest().modules.flatMap(({ declarations }) => declarations);

for (const file of ['embedding.md', 'embedding.ko.md']) {
  const text = read(`docs/${file}`);

  describe(file, () => {
    it('names every attribute, member, event, custom property and part', () => {
      const names = Object.values(sudoku ?? {}).flatMap((entries) =>
        Array.isArray(entries) ? entries.map(({ name }: Named) => name) : [],
      );
      expect(names.length).toBeGreaterThan(50);
      const missing = names.filter((name) => !new RegExp(`\`${name}[\`(]`).test(text));
      expect(missing).toEqual([]);
    });

    // Markdown takes a line that begins with > for a quotation, which would end the tag.
    it('has a tag that Markdown leaves alone: no line begins with >', () => {
      const [tag = ''] = /<retrace-sudoku\n[\s\S]*?```/.exec(text) ?? [];
      expect(tag).toContain('></retrace-sudoku>');
      expect(tag).not.toMatch(/^>/m);
    });

    it('has the table of policies that the tests run', () => {
      const rows = [...text.matchAll(/^\| `(default-src [^`]*)` +\| ([^|]*)\| ([^|]*)\|$/gm)];
      const said = rows.map(([, policy, , refusal = '']) => [
        policy,
        /: `(\w+)`/.exec(refusal)?.[1],
      ]);
      const run = policyCases
        .filter(({ policy }) => policy !== '')
        .map(({ policy, runs }) => [policy, runs === 'in a worker' ? undefined : refusals[runs]]);
      expect(said).toEqual(run);
    });

    it('has the same themes and pictures that are there', () => {
      const themes = (source: string) => source.match(/```css\n[\s\S]*?```/g);
      expect(themes(text)).toHaveLength(3);
      expect(themes(text)).toEqual(themes(read('docs/embedding.md')));
      for (const [, picture = ''] of text.matchAll(/\]\((images\/[\w-]+\.png)\)/g)) {
        expect(() => read(`docs/${picture}`)).not.toThrow();
      }
    });
  });
}
