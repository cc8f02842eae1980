// Every package that the project depends on is in CONTRIBUTING.md with its reason, and none that it no longer needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/run.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const packagesIn = (path: string) => {
  const { dependencies, devDependencies } = JSON.parse(read(path)) as {
    dependencies?: Readonly<Record<string, string>>;
    devDependencies?: Readonly<Record<string, string>>;
  };
  return Object.entries({ ...dependencies, ...devDependencies });
};
const packages = [...packagesIn('package.json'), ...packagesIn('bench/package.json')];

/** The names in the first column of the table, once each; `@scope/*` stands for all of a scope. */
function namesWithReasons(): string[] {
  const [, section = ''] = read('CONTRIBUTING.md').split(/^## Dependencies$/m);
  const rows = section.split('\n').flatMap((line) => {
    const [, names = '', why = ''] = line.split('|');
    return /\w/.test(why) ? [names] : [];
  });
  return rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

it('has a line for each package, and each line a package', () => {
  const named = namesWithReasons().flatMap((name) => {
    const inScope = packages.flatMap(([each]) =>
      each.startsWith(name.slice(0, -1)) ? [each] : [],
    );
    return name.endsWith('/*') ? inScope : [name];
  });
  expect(named.toSorted()).toEqual(packages.map(([name]) => name).toSorted());
});

it('takes each in one exact version', () => {
  expect(packages.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([]);
});
