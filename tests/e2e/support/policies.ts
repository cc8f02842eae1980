// The policies of host pages, and where the widget then searches; docs/embedding.md has the same table.

export const strict = "default-src 'none'; script-src ORIGIN 'wasm-unsafe-eval'";

export interface PolicyCase {
  name: string;
  policy: string;
  /** Where the widget searches; an event tells where it is not a worker. */
  runs: 'in a worker' | 'on the page' | 'nowhere';
}

export const policyCases: readonly PolicyCase[] = [
  { name: 'no policy', policy: '', runs: 'in a worker' },
  { name: 'the least policy', policy: `${strict}; worker-src blob:`, runs: 'in a worker' },
  {
    name: 'trusted types with the policies retrace and lit-html',
    policy: `${strict}; worker-src blob:; require-trusted-types-for 'script'; trusted-types retrace lit-html`,
    runs: 'in a worker',
  },
  {
    name: 'a nonce in place of the origin',
    policy: "default-src 'none'; script-src 'nonce-post' 'wasm-unsafe-eval'; worker-src blob:",
    runs: 'in a worker',
  },
  { name: 'no workers', policy: strict, runs: 'on the page' },
  {
    name: 'no WebAssembly',
    policy: "default-src 'none'; script-src ORIGIN; worker-src blob:",
    runs: 'nowhere',
  },
];

export const refusals = { 'on the page': 'workers', nowhere: 'webassembly' } as const;
