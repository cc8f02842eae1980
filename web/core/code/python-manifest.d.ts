// The facts that scripts/python writes about the Python that is fetched.

declare module '@python/manifest.json' {
  const manifest: import('./language-caches').KeptManifest & { lock: Record<string, string> };
  export default manifest;
}
