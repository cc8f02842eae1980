// docs/hosting.md in both languages gives the headers that production has, for every host.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../../scripts/headers.mjs';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

type Headers = Record<string, string>;

/** A host's rules: the headers for the paths that each rule matches, joined in the order of the rules. */
type Rules = readonly (readonly [matches: (path: string) => boolean, headers: Headers])[];
const given = (rules: Rules, path: string): Headers =>
  Object.fromEntries(
    rules.filter(([matches]) => matches(path)).flatMap(([, headers]) => Object.entries(headers)),
  );

const startsOrIs = (pattern: string) => (path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function netlify(text: string): Rules {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      return [startsOrIs(path), Object.fromEntries(lines.map(nameAndValue))];
    });
}

function nameAndValue(line: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([\w-]+): (.*)$/.exec(line) ?? [];
  return [name, value];
}

function vercel(text: string): Rules {
  const { headers } = JSON.parse(text) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  return headers.map(({ source, headers: pairs }) => [
    (path) => new RegExp(`^${source}$`).test(path),
    Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  ]);
}

/** The rules of an nginx configuration, where only the location with the longest matching prefix applies. */
function nginx(text: string): Rules {
  const locations = [...text.matchAll(/location (\S+) \{([\s\S]*?)\n\}/g)].map(
    ([, prefix = '', body = '']) => {
      const headers: Headers = {};
      for (const [, name = '', value = ''] of body.matchAll(
        /add_header ([\w-]+) "(.*)" always;/g,
      )) {
        headers[name] = value;
      }
      return { prefix, headers };
    },
  );
  const longest = (path: string) =>
    locations
      .filter(({ prefix }) => path.startsWith(prefix))
      .sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return locations.map((location) => [(path) => longest(path) === location, location.headers]);
}

const readers = { 'Netlify and Cloudflare Pages': netlify, Vercel: vercel, nginx };
const samples = [
  'index.html',
  'assets/a.js',
  'embed/index.html',
  'embed/embed.js',
  'widget/retrace.js',
  'widget/retrace-whole.js',
  'widget/retrace-whole.classic.js',
  'widget/parts/watch-a.js',
  'releases/1.0.0/retrace-a.js',
  'releases/1.0.0/parts/watch-a.js',
];

it('has no folder icons/, an address that many an Apache keeps for itself', () => {
  expect(existsSync(join(docs, '../public/app-icons'))).toBe(true);
  expect(existsSync(join(docs, '../public/icons'))).toBe(false);
});

for (const file of ['hosting.md', 'hosting.ko.md']) {
  const text = readFileSync(join(docs, file), 'utf8');
  const sections = text.split(/^## /m).map((section) => section.replace('와 ', ' and '));
  const codeOf = (title: string) =>
    /```\w*\n([\s\S]*?)```/.exec(
      sections.find((section) => section.startsWith(title)) ?? '',
    )?.[1] ?? '';

  describe(file, () => {
    it('has no policy but those of production', () => {
      const policies = ['index.html', 'embed/index.html'].map(
        (path) => headersOf(path)['Content-Security-Policy'],
      );
      const written = text.match(/default-src [^"`\n]*/g) ?? [];
      expect(new Set(written)).toEqual(new Set(policies));
    });

    for (const [title, read] of Object.entries(readers)) {
      it(`gives every kind of file its headers on ${title}`, () => {
        const rules = read(codeOf(title));
        for (const path of samples) {
          const { 'Cache-Control': caching, ...headers } = given(rules, `/${path}`);
          expect(headers, path).toEqual(headersOf(path));
          if (/^(assets|releases)\//.test(path)) expect(caching).toContain('immutable');
        }
      });
    }

    for (const title of ['Apache', 'Caddy']) {
      it(`names every header for ${title}`, () => {
        const code = codeOf(title);
        for (const [name, value] of samples.flatMap((path) => Object.entries(headersOf(path)))) {
          expect(code).toContain(`${name} "${value}"`);
        }
      });
    }
  });
}
