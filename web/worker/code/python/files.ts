// The files of Python, which are memory of the page beside Python's own: what a program writes is counted as its memory.
import { BeyondMemory, returnMemory, takeMemory } from '../memory-cap';
import type { Files } from './pyodide';

/** What a file takes beside its contents and its name. */
const nodeBytes = 1024;
const noRoom = 51;

/** Gives back what a file had before it grew, and counts each new file; call it before a program runs. */
export function boundFiles(FS: Files): void {
  const { MEMFS } = FS.filesystems;
  const { createNode } = MEMFS;
  MEMFS.createNode = (parent, name, ...rest) => {
    counted(FS, () => {
      takeMemory(nodeBytes + 2 * name.length);
    });
    return createNode.call(MEMFS, parent, name, ...rest);
  };
  for (const name of ['expandFileStorage', 'resizeFileStorage'] as const) {
    const resize = MEMFS[name];
    MEMFS[name] = (node, bytes) => {
      const { contents } = node;
      counted(FS, () => {
        resize.call(MEMFS, node, bytes);
      });
      if (node.contents !== contents) returnMemory(contents.length);
    };
  }
  // Terminals keep each line until it ends.
  for (const name of ['tty', 'tty1']) FS.unlink(`/dev/${name}`);
}

/** A program sees that there is no room. */
function counted(FS: Files, does: () => void): void {
  try {
    does();
  } catch (error) {
    throw error instanceof BeyondMemory ? new FS.ErrnoError(noRoom) : error;
  }
}
