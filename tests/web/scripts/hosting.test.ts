// The configurations that `npm run hosting` and the build write for hosts give every file the headers of production.
import { describe, expect, it } from 'vitest';
import { sentWith } from '../../../scripts/headers.mjs';
import { headersFile, hosts } from '../../../scripts/hosting/hosts.mjs';

type Headers = Record<string, string>;

/** A host's rules: the headers for the paths that each rule matches, joined in the order of the rules. */
type Rules = readonly (readonly [matches: (path: string) => boolean, headers: Headers])[];

/** The headers of a path; a header that two rules give is joined with a comma, as Netlify and Cloudflare do. */
function given(rules: Rules, path: string): Headers {
  const headers: Headers = {};
  for (const [matches, own] of rules) {
    if (!matches(path)) continue;
    for (const [name, value] of Object.entries(own)) {
      headers[name] = name in headers ? `${headers[name] ?? ''}, ${value}` : value;
    }
  }
  return headers;
}

const startsOrIs = (pattern: string) => (path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const inHeadersFile = (text: string): Rules =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      return [startsOrIs(path), Object.fromEntries(lines.map(nameAndValue))];
    });

function nameAndValue(line: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([\w-]+): (.*)$/.exec(line) ?? [];
  return [name, value];
}

function inVercel(text: string): Rules {
  const { headers } = JSON.parse(text) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  return headers.map(({ source, headers: pairs }) => [
    (path) => new RegExp(`^${source}$`).test(path),
    Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  ]);
}

const files = [
  'index.html',
  'service-worker.js',
  'manifest.webmanifest',
  'assets/a.js',
  'embed/index.html',
  'embed/embed.js',
  'widget/retrace.js',
  'widget/parts/watch-a.js',
  'releases/1.0.0/retrace-a.js',
  'releases/1.0.0/parts/watch-a.js',
  'java/a.bin',
  'boards/a/index.html',
];
const top = [...new Set(files.map((path) => path.replace(/\/.*/, '/')))];

describe.each(['/', '/retrace/'])('under %s', (base) => {
  for (const [name, rules] of Object.entries({
    _headers: inHeadersFile(headersFile(top, base)),
    'vercel.json': inVercel(hosts.vercel?.(base) ?? ''),
  })) {
    it(`${name} gives every file its headers once`, () => {
      for (const path of files) expect(given(rules, base + path), path).toEqual(sentWith(path));
    });
  }

  it('_headers gives the folder itself the headers of its page', () => {
    expect(given(inHeadersFile(headersFile(top, base)), base)).toEqual(sentWith('index.html'));
  });

  // Real servers read the others: tests/e2e/hosting.spec.ts.
  it.each(['nginx', 'apache', 'caddy'])('%s names every header of every folder', (host) => {
    const text = hosts[host]?.(base) ?? '';
    for (const [name, value] of files.flatMap((path) => Object.entries(sentWith(path)))) {
      expect(text).toContain(`${name} "${value}"`);
    }
  });
});

it('no line of _headers is longer than Cloudflare reads', () => {
  const longest = Math.max(
    ...headersFile(top)
      .split('\n')
      .map(({ length }) => length),
  );
  expect(longest).toBeLessThan(2000);
});
