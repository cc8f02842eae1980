// The facts that scripts/compiler writes about the compiler that is fetched.

declare module '@compiler/manifest.json' {
  const manifest: import('../../core/code/kept').KeptManifest;
  export default manifest;
}
