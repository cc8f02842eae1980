// Ten thousand odd paths and a thousand broken requests: the server keeps running, answers, and shows no file outside its folder.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomSource } from '../../support/random';
import { document, exchange, secret, serveSite, type Served } from './served';

const words = (text: string) => text.trim().split(/\s+/);

const parts = [
  ...words('index.html inside.html assets app-12ab.js embed link.txt linked secret.txt elsewhere'),
  ...words('circle broken etc passwd ~ .git CON nul .. .. . ... %2e%2e %2E ..%2f %2f.. %2f %5c..'),
  ...words('%00 index.html%00 % %% %zz %c0%ae %E0%A4%A %ff %u002e %25%32%65 %C3%A9 ? ?x=../ #x'),
  ...words('..\\ ;a : @ * |'),
  ...['', '', 'a'.repeat(300), '%41'.repeat(200)],
];
const beginnings = words('/ / / / // /\\ /// http://localhost/ http://x@y:1/');
const headers = `

  Range: bytes=0-3
  Range: bytes=5-2
  Range: bytes=-5
  Range: bytes=9999-
  Range: x=,-
  If-None-Match: *
  If-Match: "no"
  If-Modified-Since: never
  If-Range: "
  Accept-Encoding: br
  Accept-Encoding: br;q=0, gzip;q=x
  Accept-Encoding: *;q=0`
  .split('\n')
  .map((line) => line.trim());

/** The beginnings of broken requests; noise stands between a beginning and an end. */
const starts = [
  ...[
    '',
    'GET',
    'GET ',
    'GET /',
    'GET /\u0001',
    `GET /${'a'.repeat(20_000)}`,
    '\u0016\u0003\u0001',
  ],
  ...[
    'GET * HTTP/1.1\r\n',
    'OPTIONS * HTTP/1.1\r\n',
    'PRI * HTTP/2.0\r\n\r\n',
    'get / http/9.9\r\n',
  ],
  ...['CONNECT localhost:1 HTTP/1.1\r\n', 'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n'],
  ...['GET http://[::1 HTTP/1.1\r\n', 'GET file:///etc/passwd HTTP/1.1\r\n', 'GET / HTTP/1.0\r\n'],
  ...['GET / HTTP/1.1\r\nHost', 'GET / HTTP/1.1\r\nRange: ', 'GET /\u00e9 HTTP/1.1\r\nHost: x\r\n'],
];
const ends = ['', '\n', '\r\n\r\n', ' HTTP/1.1\r\n\r\n', ' HTTP/1.1\r\nHost: x\r\n\r\n'];

const known = new Set(['200', '206', '301', '304', '400', '404', '412', '416']);

describe('the server', () => {
  let site: Served;
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => {
    site.close();
  });

  async function expectAlive(): Promise<void> {
    const response = await fetch(site.address);
    expect([response.status, await response.text()]).toEqual([200, document]);
  }

  it('answers ten thousand odd paths, and never with a file outside', async () => {
    const below = randomSource(2580);
    const any = (choices: readonly string[]) => choices[below(choices.length)] ?? '';
    const oddPath = () =>
      any(beginnings) + Array.from({ length: below(5) }, () => any(parts)).join('/');
    const statuses = new Map<string, number>();
    for (let sent = 0; sent < 10_000; sent += 100) {
      const paths = Array.from({ length: 100 }, oddPath);
      const requests = paths.map((path, index) => {
        const header = index === 99 ? 'Connection: close' : any(headers);
        return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header && `${header}\r\n`}\r\n`;
      });
      const answer = await exchange(site.port, Buffer.from(requests.join('')));
      const answered = answer.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      expect(answered, paths.join('\n')).toHaveLength(100);
      for (const line of answered) {
        const status = line.slice(-3);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect(answer).not.toContain(secret);
      expect(answer).not.toContain('root:');
    }
    expect([...statuses.keys()].filter((status) => !known.has(status))).toEqual([]);
    expect([...known].filter((status) => !statuses.has(status))).toEqual([]);
    await expectAlive();
  });

  it('refuses a thousand broken requests', async () => {
    const below = randomSource(2239);
    const any = (choices: readonly string[]) => choices[below(choices.length)] ?? '';
    const noise = () => String.fromCharCode(...Array.from({ length: below(40) }, () => below(256)));
    for (let sent = 0; sent < 1000; sent += 20) {
      const requests = Array.from({ length: 20 }, () => any(starts) + noise() + any(ends));
      const answers = await Promise.all(
        requests.map((request) =>
          exchange(site.port, Buffer.from(request, 'latin1'), { hangUp: true }),
        ),
      );
      for (const [index, answer] of answers.entries()) {
        expect(answer, requests[index]).toMatch(/^$|^HTTP\/1\.1 (200|4\d\d) /);
        expect(answer).not.toContain(secret);
      }
    }
    await expectAlive();
  });
});
