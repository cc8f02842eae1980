// The files of Python, which are memory of the page beside Python's own: what a program writes is counted as its memory.
import { takeMemory } from '../memory-cap';
import type { Files } from './pyodide';

/** The bytes that a file takes beside its contents and its name. */
const nodeBytes = 1024;

/** Counts each new file, and lets files grow in large steps; call it before a program runs. */
export function boundFiles(FS: Files): void {
  const { MEMFS } = FS.filesystems;
  const { createNode } = MEMFS;
  MEMFS.createNode = (parent, name, ...rest) => {
    takeMemory(nodeBytes + 2 * name.length);
    return createNode.call(MEMFS, parent, name, ...rest);
  };
  const { expandFileStorage } = MEMFS;
  // By small steps, a file would be copied so often that its copies fill the memory.
  MEMFS.expandFileStorage = (node, bytes) => {
    const now = node.contents.length;
    if (bytes > now) expandFileStorage.call(MEMFS, node, Math.max(bytes, 2 * now));
  };
  // Terminals keep each line until it ends.
  for (const name of ['tty', 'tty1']) FS.unlink(`/dev/${name}`);
}
