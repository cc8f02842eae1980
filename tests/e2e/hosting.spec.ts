// docs/hosting.md in the servers themselves, which come from Debian and the npm registry: each serves the build with the headers of
// production, by the configuration that `npm run hosting` writes and the documents show.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentWith } from '../../scripts/headers.mjs';
import { hosts } from '../../scripts/hosting/hosts.mjs';
import { differences, samplesOf } from '../../scripts/hosting/check.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { root } from '../../scripts/run.mjs';
import { unpack, type Unpacked } from './support/debian';
import { install, registryAnswers, type Project } from './support/installed';
import { expect, post, test } from './support/hosts';
import { inkala, inkalaSolved } from './support/puzzles';
import { button, expectBoard } from './support/sudoku';

test.skip(({ browserName }) => browserName !== 'chromium', 'what is tested are the servers');
/** Fetching them takes minutes, so these tests run only where the tag is asked for. */
const tagged = { tag: '@registry' };
test.describe.configure({ mode: 'default', timeout: 240_000 });

const dist = join(root, 'dist');
const docs = readFileSync(join(root, 'docs/hosting.md'), 'utf8');

/** The code of a section of the documents, in this language. */
const shown = (language: string) =>
  new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(docs)?.[1] ?? '';

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly programs: string;
}

/** Each server by the packages it comes in, and how it is started with the files that it needs in the folder of the test. */
const servers: Readonly<
  Record<
    string,
    {
      packages: readonly string[];
      start: (place: Place, base: string) => ChildProcess;
    }
  >
> = {
  nginx: {
    packages: ['nginx', 'nginx-common'],
    start: ({ folder, port, programs }, base) => {
      writeFileSync(join(folder, 'retrace.conf'), hosts.nginx?.(base) ?? '');
      const server = shown('nginx')
        .replace('listen 80', `listen 127.0.0.1:${String(port)}`)
        .replace('/srv/retrace', join(folder, 'site'))
        .replace('snippets/retrace.conf', join(folder, 'retrace.conf'));
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ');
      const around = `daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include ${programs}/etc/nginx/mime.types; access_log off; ${paths} ${server} }`;
      writeFileSync(join(folder, 'nginx.conf'), around);
      return spawn(join(programs, 'usr/sbin/nginx'), ['-p', folder, '-c', 'nginx.conf']);
    },
  },
  apache: {
    packages: ['apache2-bin', 'libapr1', 'libaprutil1'],
    start: ({ folder, port, programs }, base) => {
      writeFileSync(join(folder, 'site', base, '.htaccess'), hosts.apache?.(base) ?? '');
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'filter', 'deflate'];
      writeFileSync(
        join(folder, 'httpd.conf'),
        `ServerRoot ${folder}
ServerName localhost
User nobody
Group nogroup
Listen 127.0.0.1:${String(port)}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module ${programs}/usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddType text/javascript .js
DirectoryIndex index.html
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride FileInfo
  Require all granted
</Directory>
`,
      );
      const libraries = ['x86_64', 'aarch64']
        .map((machine) => join(programs, `usr/lib/${machine}-linux-gnu`))
        .join(':');
      return spawn(join(programs, 'usr/sbin/apache2'), ['-X', '-f', join(folder, 'httpd.conf')], {
        env: { ...process.env, LD_LIBRARY_PATH: libraries },
      });
    },
  },
  caddy: {
    packages: ['caddy'],
    start: ({ folder, port, programs }, base) => {
      writeFileSync(join(folder, 'retrace.caddy'), hosts.caddy?.(base) ?? '');
      const site = shown('caddy')
        .replace('example.org', `http://127.0.0.1:${String(port)}`)
        .replace('/srv/retrace', join(folder, 'site'));
      writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n}\n${site}`);
      return spawn(join(programs, 'usr/bin/caddy'), ['run'], {
        cwd: folder,
        env: { ...process.env, HOME: folder },
      });
    },
  },
};

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}

/** Expects the headers of production, as soon as the server answers. */
async function expectHeaders(site: URL, server: ChildProcess): Promise<void> {
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text) => said.push(String(text)));
  }
  const answered = () =>
    fetch(site).then(
      ({ status }) => status,
      () => said.join(''),
    );
  await expect.poll(answered, { timeout: 120_000 }).toBe(200);
  expect(await differences(site, samplesOf(dist))).toEqual([]);
}

/** A copy of the build at this path in a folder of its own, and a free port. */
async function placed(base = '/') {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-hosting-'));
  chmodSync(folder, 0o755); // a server that root starts reads as another user
  cpSync(dist, join(folder, 'site', base), { recursive: true });
  const port = await freePort();
  const site = new URL(base, `http://127.0.0.1:${String(port)}/`);
  return { folder, port, site };
}

for (const [name, { packages, start }] of Object.entries(servers)) {
  test.describe(name, () => {
    let unpacked: Unpacked | undefined;
    test.beforeAll(async () => {
      unpacked = await unpack(packages);
    });
    test.afterAll(async () => {
      await unpacked?.remove();
    });

    for (const base of ['/', '/retrace/']) {
      test(`serves the build at ${base} as the documents say`, tagged, async ({ page, host }) => {
        test.skip(!unpacked, 'the packages of Debian cannot be fetched here');
        const { folder, port, site } = await placed(base);
        const server = start({ folder, port, programs: unpacked?.folder ?? '' }, base);
        try {
          await expectHeaders(site, server);
          await page.goto(`${site.href}#p=${inkala}`);
          await expectBoard(page, inkala);
          await page.evaluate(() => document.querySelector('retrace-sudoku')?.solve());
          await expectBoard(page, inkalaSolved);
          const board = `<retrace-sudoku puzzle="${inkala}" lang="en"></retrace-sudoku>
            <iframe title="Sudoku" width="700" height="480" src="${site.href}embed/?puzzle=${inkala}&lang=en"></iframe>`;
          await page.goto(host.put({ html: post(`${site.href}widget/retrace.js`, board) }));
          await button(page, 'Solve').click();
          await expectBoard(page, inkalaSolved);
          await expect(page.frameLocator('iframe').getByRole('gridcell')).toHaveCount(81);
        } finally {
          await stopped(server);
          rmSync(folder, { recursive: true });
        }
      });
    }
  });
}

test.describe('the file _headers', () => {
  let project: Project | undefined;
  test.beforeAll(async () => {
    test.setTimeout(600_000); // over a slow network, on a busy machine
    if (await registryAnswers()) {
      project = await install(['@netlify/headers@3.0.1']);
    }
  });
  test.afterAll(async () => {
    await project?.remove();
  });
  const installed = (): Project => {
    test.skip(
      !project,
      'the npm registry is not reachable, and the tools of the hosts come from there',
    );
    if (!project) throw new Error('skipped');
    return project;
  };

  test('is read by Netlify’s own parser as meant', tagged, async () => {
    const project = installed();
    const paths = samplesOf(dist);
    const said = await project.evaluate(`
      import { HeadersHandler } from '@netlify/headers';
      const projectDir = ${JSON.stringify(root)};
      const handler = new HeadersHandler({ projectDir, publishDir: 'dist', logger: console });
      const given = {};
      for (const path of ${JSON.stringify(paths)}) {
        given[path] = await handler.apply(new Request('https://example.org/' + path));
      }
      console.log(JSON.stringify(given));`);
    const lower = (headers: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
    const given = JSON.parse(said) as Record<string, Record<string, string>>;
    for (const path of paths) {
      expect(lower(given[path] ?? {}), path).toEqual(lower(sentWith(path)));
    }
  });
});
