// The modules that scripts/sandbox.mjs makes: the document of the sandbox's frame, and the scripts of its workers.

declare module 'virtual:sandbox-frame' {
  /** The whole document, with its policy in it. */
  const frame: string;
  export default frame;
}

declare module 'virtual:sandboxed/*' {
  /** The address of the script that a file of web/worker/code makes, with all that it imports. */
  const address: string;
  export default address;
}
