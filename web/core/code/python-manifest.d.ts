// What scripts/python writes of the Python that is fetched.

declare module '@python/manifest.json' {
  const manifest: import('./kept').KeptManifest & { lock: Record<string, string> };
  export default manifest;
}
