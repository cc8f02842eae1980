// docs/hosting.md in both languages gives the headers that production has, and the steps of each host are there to be taken.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../../scripts/headers.mjs';
import { hosts } from '../../../scripts/hosting/hosts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('has no folder icons/, an address that many an Apache keeps for itself', () => {
  expect(existsSync(join(root, 'public/app-icons'))).toBe(true);
  expect(existsSync(join(root, 'public/icons'))).toBe(false);
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

for (const file of ['hosting.md', 'hosting.ko.md']) {
  const text = read(`docs/${file}`);

  describe(file, () => {
    it('has the headers of production and no others', () => {
      const rows = [...text.matchAll(/^\| `([A-Z][\w-]+)` +\| `(.*?)` +\|$/gm)];
      const written = rows.map(([, name, value]) => `${String(name)}: ${String(value)}`);
      const sent = ['index.html', 'embed/index.html', 'widget/retrace.js'].flatMap((path) =>
        Object.entries(headersOf(path)).map(([name, value]) => `${name}: ${value}`),
      );
      expect(new Set(written)).toEqual(new Set(sent));
    });

    it('names commands that there are, and every host that they know', () => {
      const commands = [...text.matchAll(/npm run (?:--silent )?([\w:]+)(?: -- (\w+))?/g)];
      for (const [, script = ''] of commands) expect(scripts).toHaveProperty(script);
      const named = commands.flatMap(([, script, host]) =>
        script === 'hosting' && host !== undefined && host !== 'check' ? [host] : [],
      );
      expect(new Set(named)).toEqual(new Set(Object.keys(hosts)));
    });
  });
}

describe('the workflow for GitHub Pages', () => {
  const workflow = read('.github/workflows/pages.yml');

  it('is the file that the documents name, and uploads what the build writes', () => {
    for (const file of ['hosting.md', 'hosting.ko.md']) {
      expect(read(`docs/${file}`)).toContain('.github/workflows/pages.yml');
    }
    expect(workflow).toMatch(/upload-pages-artifact@v\d+\n +with:\n +path: dist$/m);
  });

  it('runs commands that there are, on a Node that they accept', () => {
    const run = [...workflow.matchAll(/run: npm run (\S+)/g)].map(([, script]) => script);
    expect(run).toEqual(['build']);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const least = Number(/\d+/.exec(engines.node)?.[0]);
    expect(Number(/node-version: (\d+)/.exec(workflow)?.[1])).toBeGreaterThanOrEqual(least);
  });
});
