// The module that scripts/compiler makes of the package @yowasp/clang: the part of its script that is used here.

declare module '@compiler/llvm.mjs' {
  export interface Tree {
    [name: string]: Tree | Uint8Array | string;
  }

  interface Resources {
    modules: () => Promise<Record<string, WebAssembly.Module>>;
    filesystem: () => Promise<Record<string, Tree>>;
    totalSize: number;
  }

  type Hear = (bytes: Uint8Array | null) => void;

  export class Application {
    constructor(resources: Resources, instantiate: unknown, name: string);
    /** Runs the program and gives the files that exist afterwards; rejects with `Exit` where the exit code is not 0. */
    run(
      args: readonly string[],
      files: Tree,
      options: {
        stdout: Hear;
        stderr: Hear;
        decodeASCII: false;
        fetchProgress: () => void;
      },
    ): Promise<Tree>;
  }

  export class Exit extends Error {
    code: number;
  }

  export const instantiate: unknown;
}
