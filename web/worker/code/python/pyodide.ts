// The part of Pyodide that is used here, Python compiled to WebAssembly, which scripts/python puts beside the page.

export interface Pyodide {
  runPython: (code: string, options: { globals: unknown }) => unknown;
  toPy: (value: unknown) => unknown;
  globals: { get: (name: string) => (() => PythonNames) | undefined };
  setStdin: (stream: { read: (buffer: Uint8Array) => number }) => void;
  setStdout: (stream: { write: (buffer: Uint8Array) => number }) => void;
  setStderr: (stream: { write: (buffer: Uint8Array) => number }) => void;
  /** Pyodide reads this number from time to time; 2 has the effect of Ctrl+C. */
  setInterruptBuffer: (buffer: Record<0, number>) => void;
  unregisterJsModule: (name: string) => void;
  FS: Files;
  /** The only error of Pyodide that passes through Python unchanged and writes nothing to the console. */
  _api: { NoGilError: new (text: string) => Error };
}

/** The files of Emscripten. */
export interface Files {
  makedev: (major: number, minor: number) => number;
  registerDevice: (device: number, calls: DeviceCalls) => void;
  mkdev: (path: string, device: number) => void;
  unlink: (path: string) => void;
  filesystems: {
    MEMFS: {
      createNode: (parent: unknown, name: string, ...rest: unknown[]) => FileNode;
      expandFileStorage: (node: FileNode, bytes: number) => void;
    };
  };
}

interface FileNode {
  contents: Uint8Array;
}

/** A dictionary of Python. */
export interface PythonNames {
  get: (name: string) => ((...values: unknown[]) => string) | undefined;
}

interface DeviceCalls {
  open: () => void;
  close: () => void;
  write: (stream: unknown, memory: Int8Array, offset: number, length: number) => number;
  read: (stream: unknown, memory: Int8Array, offset: number, length: number) => number;
}

/** The script that scripts/python makes, by the name that it gives its exports. */
export interface PyodideScript {
  loadPyodide: (options: {
    indexURL: string;
    /** The object that the module `js` shows in Python. */
    jsglobals: object;
    lockFileContents: { info: Record<string, string>; packages: object };
    createPyodideModule: unknown;
  }) => Promise<Pyodide>;
  createPyodideModule: unknown;
}
