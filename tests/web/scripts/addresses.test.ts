// npm packs a small project with this repository's scripts: the package's addresses are those of its repository and site.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run.mjs';

const script = join(root, 'scripts/package/addresses.mjs');

const own = {
  'package.json': JSON.stringify({
    name: 'packed-here',
    version: '1.0.0',
    scripts: { prepack: `node "${script}" put`, postpack: `node "${script}"` },
  }),
  'README.md': [
    '[한국어](README.ko.md) ![A board](docs/images/board.png) <img src="docs/images/phone.png">',
    '[2580](https://www.acmicpc.net/problem/2580) [below](#below) [a place](docs/code.md#runs)',
  ].join('\n'),
  'README.ko.md': '[English](README.md)',
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-addresses-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(own)) writeFileSync(join(folder, name), text);
  return folder;
}

type Named = Partial<Record<'RETRACE_REPOSITORY' | 'RETRACE_SITE', string>>;

const envWith = (named: Named): NodeJS.ProcessEnv => {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('RETRACE_'));
  return { ...Object.fromEntries(others), ...named };
};

function npm(folder: string, args: readonly string[], named: Named): void {
  execFileSync('npm', args, { cwd: folder, env: envWith(named), stdio: 'pipe' });
}

/** Packs the project; the result reads a file of the tarball by its name. */
function packed(folder: string, named: Named): (name: string) => string {
  npm(folder, ['pack'], named);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  return (name) =>
    execFileSync('tar', ['-xzOf', tarball, `package/${name}`], { cwd: folder, encoding: 'utf8' });
}

function expectOwn(folder: string): void {
  for (const [name, text] of Object.entries(own))
    expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
}

describe('packed with its address', () => {
  it('the package names it, its readmes have whole links, and the folder is as before', () => {
    const folder = project();
    const read = packed(folder, { RETRACE_REPOSITORY: 'https://github.com/somebody/boards' });
    expect(JSON.parse(read('package.json'))).toMatchObject({
      homepage: 'https://github.com/somebody/boards#readme',
      repository: { type: 'git', url: 'git+https://github.com/somebody/boards.git' },
      bugs: { url: 'https://github.com/somebody/boards/issues' },
    });
    const within = 'https://github.com/somebody/boards';
    expect(read('README.md').split('\n')).toEqual([
      `[한국어](${within}/blob/HEAD/README.ko.md) ![A board](${within}/raw/HEAD/docs/images/board.png) <img src="${within}/raw/HEAD/docs/images/phone.png">`,
      `[2580](https://www.acmicpc.net/problem/2580) [below](#below) [a place](${within}/blob/HEAD/docs/code.md#runs)`,
    ]);
    expect(read('README.ko.md')).toBe(`[English](${within}/blob/HEAD/README.md)`);
    expectOwn(folder);
  });

  it('its home is the page where that is known; GitLab has paths of its own', () => {
    const read = packed(project(), {
      RETRACE_REPOSITORY: 'https://gitlab.com/group/below/boards.git',
      RETRACE_SITE: 'https://example.org/sudoku/',
    });
    expect(JSON.parse(read('package.json'))).toMatchObject({
      homepage: 'https://example.org/sudoku/',
      repository: { url: 'git+https://gitlab.com/group/below/boards.git' },
      bugs: { url: 'https://gitlab.com/group/below/boards/-/issues' },
    });
    expect(read('README.ko.md')).toBe(
      '[English](https://gitlab.com/group/below/boards/-/blob/HEAD/README.md)',
    );
  });

  it.each([
    'somebody/boards',
    'http://github.com/somebody/boards',
    'https://github.com/somebody',
    'https://example.org/somebody/boards',
    'https://github.com/somebody/boards?tab=readme',
  ])('stops at %s, which is none', (address) => {
    const folder = project();
    const env = envWith({ RETRACE_REPOSITORY: address });
    const put = () => execFileSync('node', [script, 'put'], { cwd: folder, env, stdio: 'pipe' });
    expect(put).toThrow('RETRACE_REPOSITORY is no address of a repository');
    expectOwn(folder);
  });
});

describe('without its address', () => {
  it.each(['package.md', 'package.ko.md'])(
    'it has the documents to which docs/%s leads',
    (name) => {
      const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      });
      const [{ files }] = JSON.parse(listed) as [{ files: { path: string }[] }];
      const text = readFileSync(join(root, 'docs', name), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|package\.)([^)#]+)/g)];
      expect(links.length).toBeGreaterThan(1);
      expect(files.map(({ path }) => path)).toEqual(
        expect.arrayContaining(links.map(([, link = '']) => `docs/${link}`)),
      );
    },
  );

  it('it is packed as it stands', () => {
    const folder = project();
    const read = packed(folder, {});
    for (const [name, text] of Object.entries(own)) expect(read(name)).toBe(text);
  });

  it('its readmes are those of the package, where it has some', () => {
    const folder = project();
    mkdirSync(join(folder, 'docs'));
    writeFileSync(
      join(folder, 'docs/package.md'),
      '[한국어](package.ko.md) [all](solver.md#solve) [far](https://example.org)',
    );
    writeFileSync(join(folder, 'docs/package.ko.md'), '[English](package.md)');
    const read = packed(folder, {});
    expect(read('README.md')).toBe(
      '[한국어](README.ko.md) [all](docs/solver.md#solve) [far](https://example.org)',
    );
    expect(read('README.ko.md')).toBe('[English](README.md)');
    expectOwn(folder);
  });

  it('it is not published', () => {
    const folder = project();
    expect(() => {
      npm(folder, ['publish', '--dry-run'], {});
    }).toThrow('Publish it with its address: RETRACE_REPOSITORY=');
    expectOwn(folder);
  });
});
