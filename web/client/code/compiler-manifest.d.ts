// The manifest that scripts/compiler writes about the compiler's files.

declare module '@compiler/manifest.json' {
  const manifest: import('../../core/code/language-caches').KeptManifest;
  export default manifest;
}
