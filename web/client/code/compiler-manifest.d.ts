// What scripts/compiler writes of the compiler that is fetched.

declare module '@compiler/manifest.json' {
  const manifest: import('../../core/code/kept').KeptManifest;
  export default manifest;
}
