// The headers of production as each host reads them: one function a host, all from scripts/headers.mjs.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersApart, sentWith } from '../headers.mjs';

/** The folders with headers of their own, after the rest; a host's rule for a folder counts for all in it. */
const rules = ['', ...foldersApart].map((folder) => ({
  folder,
  headers: sentWith(`${folder}any`),
}));

/** @param {Record<string, string>} headers @param {(name: string, value: string) => string} line */
const lines = (headers, line) => Object.entries(headers).map(([name, value]) => line(name, value));

/** The types beside HTML that are worth compressing. */
const compressed = [
  ...['text/css', 'text/javascript', 'application/javascript', 'application/json'],
  ...['application/manifest+json', 'application/wasm', 'image/svg+xml'],
];

/** `add_header` in a location replaces all headers around, so each location has its full list. @param {string} base */
const nginx = (base) =>
  [
    'gzip on;',
    `gzip_types ${compressed.join(' ')};`,
    ...rules.flatMap(({ folder, headers }) => [
      `location ${base}${folder} {`,
      ...lines(headers, (name, value) => `  add_header ${name} "${value}" always;`),
      '}',
    ]),
  ].join('\n');

/** Later sections of an .htaccess set headers anew; a folder's section takes away those that it does not have. */
const apache = () => {
  const [common = { headers: {} }, ...apart] = rules;
  return [
    'AddType application/wasm .wasm',
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${compressed.join(' ')}`,
    '</IfModule>',
    ...lines(common.headers, (name, value) => `Header always set ${name} "${value}"`),
    ...apart.flatMap(({ folder, headers }) => [
      `<If "%{REQUEST_URI} =~ m#/${folder}#">`,
      ...lines(headers, (name, value) => `  Header always set ${name} "${value}"`),
      ...Object.keys(common.headers)
        .filter((name) => !Object.hasOwn(headers, name))
        .map((name) => `  Header always unset ${name}`),
      '</If>',
    ]),
  ].join('\n');
};

/** The first matching `handle` alone counts. @param {string} base */
const caddy = (base) =>
  [
    'encode zstd gzip {',
    '  match {',
    ...['text/html', ...compressed].map((type) => `    header Content-Type ${type}*`),
    '  }',
    '}',
    ...[...rules]
      .reverse()
      .flatMap(({ folder, headers }) => [
        `handle ${base}${folder}* {`,
        '  header {',
        ...lines(headers, (name, value) => `    ${name} "${value}"`),
        '  }',
        '  file_server',
        '}',
      ]),
  ].join('\n');

/** The patterns exclude each other. @param {string} base */
const vercel = (base) => {
  const apart = foldersApart.map((folder) => folder.slice(0, -1)).join('|');
  return JSON.stringify(
    {
      headers: rules.map(({ folder, headers }) => ({
        source: folder === '' ? `${base}((?!(?:${apart})/).*)` : `${base}${folder}(.*)`,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  );
};

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Where several of its rules match, they join the values of one header, and
 * two policies would both apply: so each header is in one rule of those that match a path.
 * @param {readonly string[]} top the names at the top of the site, folders with a slash at the end
 * @param {string} [base]
 */
export function headersFile(top, base = '/') {
  const shared = Object.entries(sentWith('any')).filter(([name, value]) =>
    rules.every(({ headers }) => headers[name] === value),
  );
  const isShared = new Set(shared.map(([name]) => name));
  const rest = (/** @type {string} */ path) =>
    Object.fromEntries(Object.entries(sentWith(path)).filter(([name]) => !isShared.has(name)));
  const rule = (/** @type {string} */ path, /** @type {Record<string, string>} */ headers) =>
    [path, ...lines(headers, (name, value) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule(`${base}*`, Object.fromEntries(shared)),
    rule(base, rest('index.html')),
    ...top.map((name) =>
      rule(`${base}${name}${name.endsWith('/') ? '*' : ''}`, rest(`${name}any`)),
    ),
  ].join('\n');
}

/** Boards for oEmbed are put there after the build. */
const later = 'boards/';

/** Gives the built page its `_headers`. @param {string} dist */
export function writeHeadersFile(dist) {
  const names = readdirSync(dist, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => name !== '_headers');
  writeFileSync(join(dist, '_headers'), headersFile([...new Set([...names, later])].sort()));
}

/** By name; `base`: the path under which dist is served. @type {Readonly<Record<string, (base: string) => string>>} */
export const hosts = { nginx, apache, caddy, vercel };
