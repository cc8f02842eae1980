// A small site on a separate server, beside a secret file that no request may read, and requests as raw bytes.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.mjs';
import { serve } from '../../../scripts/serve.mjs';

export const secret = 'nobody may read this';
export const document = '<!doctype html><title>Site</title>';
export const script = `console.log(${JSON.stringify('a'.repeat(4000))});`;

export interface Served {
  readonly port: number;
  readonly address: string;
  close(): void;
}

/** Serves a site that contains links to outside, to inside, to nothing and to themselves. */
export async function serveSite(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-served-'));
  const site = join(folder, 'site');
  for (const part of ['site/assets', 'site/embed', 'elsewhere'])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(folder, 'elsewhere/secret.txt'), secret);
  writeFileSync(join(site, 'index.html'), document);
  writeFileSync(join(site, 'embed/index.html'), document);
  writeFileSync(join(site, 'assets/app-12ab.js'), script);
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  symlinkSync('../elsewhere', join(site, 'linked'));
  symlinkSync('index.html', join(site, 'inside.html'));
  symlinkSync('circle', join(site, 'circle'));
  symlinkSync('nowhere', join(site, 'broken'));
  const { port, close } = await serve(await freePort(), { orNextFree: false, folder: site });
  return {
    port,
    address: `http://127.0.0.1:${String(port)}`,
    close: () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Sends bytes unchanged and gives all that comes back until the connection ends: the server ends it, or with
 * `hangUp` this side does once all bytes are sent.
 */
export function exchange(port: number, bytes: Buffer, { hangUp = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      if (hangUp) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined); // cut off: what came before counts
    socket.on('close', () => {
      resolve(Buffer.concat(parts).toString('latin1'));
    });
  });
}
