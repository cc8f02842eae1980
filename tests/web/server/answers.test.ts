// The server's answers to ordinary requests: headers, types, compression, validators, ranges, refusals.
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from '../../../scripts/headers.mjs';
import { document, exchange, script, serveSite, type Served } from './served';

describe('the server', () => {
  let site: Served;
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => {
    site.close();
  });

  /** Asks by Node's http client, since fetch adds headers and decodes bodies. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        get(site.address + path, { headers, method }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const { statusCode: status } = response;
            resolve({ status, headers: response.headers, body: Buffer.concat(parts) });
          });
        })
          .on('error', reject)
          .end();
      },
    );

  const hashed = '/assets/app-12ab.js';

  it.each([
    ['/', 'index.html', document],
    ['/index.html?x=1', 'index.html', document],
    ['/embed/', 'embed/index.html', document],
    [hashed, 'assets/app-12ab.js', script],
  ])('gives %s with the headers of %s', async (path, file, content) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString()]).toEqual([200, content]);
    for (const [name, value] of Object.entries(headersOf(file))) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  });

  it('leads from a folder without its slash to the folder, with the query', async () => {
    for (const [path, to] of [
      ['/embed', './embed/'],
      ['/embed?p=1&lang=ko', './embed/?p=1&lang=ko'],
      ['//embed', './embed/'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect([status, headers.location], path).toEqual([301, to]);
    }
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('says what kind a file is, and how long it may be kept', async () => {
    const page = (await ask('/')).headers;
    expect(page).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': String(document.length),
    });
    expect((await ask(hashed)).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('answers a HEAD request without the file', async () => {
    const { status, headers, body } = await ask(hashed, {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(script.length));
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.9, br;q=0.1', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to %o it sends %s', async (accepted, encoding) => {
    const { headers, body } = await ask(hashed, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const whole =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(whole.toString()).toBe(script);
  });

  it('sends nothing again that has not changed', async () => {
    const { etag } = (await ask(hashed)).headers;
    const { status, body } = await ask(hashed, {
      'if-none-match': String(etag),
      'accept-encoding': 'br',
    });
    expect([status, body.length]).toEqual([304, 0]);
    expect((await ask(hashed, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('gives parts of a file, uncompressed, and refuses those that are not there', async () => {
    const part = await ask(hashed, { range: 'bytes=3-9', 'accept-encoding': 'gzip, br' });
    expect([part.status, part.body.toString()]).toEqual([206, script.slice(3, 10)]);
    expect(part.headers['content-range']).toBe(`bytes 3-9/${String(script.length)}`);
    expect((await ask(hashed, { range: 'bytes=-5' })).body.toString()).toBe(script.slice(-5));
    const beyond = await ask(hashed, { range: 'bytes=99999-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${String(script.length)}`);
    expect(beyond.headers['cache-control']).toBeUndefined();
  });

  it.each([
    ['/nothing', 404],
    ['/index.html/', 404],
    [`/${'a'.repeat(300)}`, 404],
    ['/assets', 404],
    ['/link.txt', 404],
    ['/linked/secret.txt', 404],
    ['/circle', 404],
    ['/..%2fsecret.txt', 404],
    ['/%E0%A4%A', 400],
    ['/inside.html', 200],
  ])('answers %s with %i', async (path, expected) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(expected);
    expect(headers['content-security-policy']).toBe(headersOf('')['Content-Security-Policy']);
  });

  it('takes no other method', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('takes a path that begins like a host for a path', async () => {
    const request = 'GET //index.html HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await exchange(site.port, Buffer.from(request))).toMatch(/^HTTP\/1\.1 200/);
  });
});
