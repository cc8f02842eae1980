// The policies of production and its response headers, by path; scripts/hosting writes them for common hosts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @param {Record<string, string>} directives */
const policy = (directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The script in the frame of the sandbox, as it is: its hash is part of the policies. */
const frameScript = readFileSync(join(root, 'web/client/code/sandbox/frame.js'), 'utf8');
const frameHash = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;

// No inline script or style but the sandbox's own, and no eval; WebAssembly has its own, narrower permission.
const pagePolicy = {
  'default-src': "'none'",
  'script-src': `'self' 'wasm-unsafe-eval' ${frameHash}`,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'", // the preview of the embed panel
  'worker-src': "'self' blob:", // the workers of the sandbox, whose frame inherits this policy
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The policy in the page itself, for hosts that send none; `frame-ancestors` works in a header alone. */
export const policyInPage = policy(
  Object.fromEntries(Object.entries(pagePolicy).filter(([name]) => name !== 'frame-ancestors')),
);

/** The sandbox's frame, and with it every worker that is started there: no network, no text as a program. */
const framePolicy = policy({
  'default-src': "'none'",
  'script-src': `${frameHash} 'wasm-unsafe-eval'`,
  'worker-src': 'blob:',
});

/** A policy as a document has it in itself. @param {string} text */
export const policyTag = (text) =>
  `<meta http-equiv="Content-Security-Policy" content="${text}" />`;

/** The whole document of the sandbox's frame. */
export const frameDocument = `<!doctype html><meta charset="utf-8" />${policyTag(framePolicy)}<script>${frameScript}</script>`;

/** The iframe page: any site may frame it, and its worker is made from a blob. */
const embedPolicy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'connect-src': "'self' https:", // the recording that `trace` names
  'frame-src': "'self'", // the frame in the demo
  'worker-src': 'blob:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': '*',
  'require-trusted-types-for': "'script'",
  'trusted-types': 'retrace lit-html',
};

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self)', // photos of puzzles
};

/** Scripts that other sites load, also from the opaque origin of a sandboxed frame. */
const forOthers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** @param {string} path from the root of dist, as in `embed/index.html` @returns {Record<string, string>} */
export function headersOf(path) {
  if (path.startsWith('embed/')) {
    return { ...everywhere, ...forOthers, 'Content-Security-Policy': policy(embedPolicy) };
  }
  return {
    ...everywhere,
    ...(/^(widget|releases)\//.test(path) && forOthers),
    'Content-Security-Policy': policy(pagePolicy),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The folders whose files have other headers than the rest of dist. */
export const foldersApart = ['assets/', 'embed/', 'widget/', 'releases/'];

/** Files in assets/ have a hash of their content in their name, and a release never changes its files. @param {string} path */
const isKept = (path) => /^(assets|releases)\//.test(path);

/** A host sends these with a file: its headers, and how long browsers may keep it. @param {string} path from the root of dist @returns {Record<string, string>} */
export const sentWith = (path) => ({
  ...headersOf(path),
  'Cache-Control': isKept(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
});
