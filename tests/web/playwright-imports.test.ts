// End-to-end tests import nothing that only Vite can load: Playwright would find no test at all, in any file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** The files that a file imports for more than types. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'/gm)]
    .map(([, name = '']) => join(dirname(file), name))
    .flatMap((path) => [path, `${path}.ts`])
    .filter((path) => path.endsWith('.ts') && existsSync(path));

/** The way from a file to one that only Vite can load; empty where there is none. */
function wayToVite(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (/from 'virtual:|import\.meta\.glob\(/.test(text)) return [file];
  for (const next of importsOf(file, text)) {
    const way = wayToVite(next, seen);
    if (way.length > 0) return [file, ...way];
  }
  return [];
}

it.each(['e2e', 'java'])('holds for tests/%s', (folder) => {
  const files = readdirSync(join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(tests, folder, name));
  expect(files.length).toBeGreaterThan(0);
  expect(files.map((file) => wayToVite(file, new Set())).filter((way) => way.length > 0)).toEqual(
    [],
  );
});
