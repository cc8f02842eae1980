// Takes apart what scripts/compiler/pack.mjs put together.
import type { Tree } from '@compiler/llvm.mjs';
import { ByteReader } from '../wasm/bytes';

/** The packed files by path. */
export function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  const reader = new ByteReader(bytes);
  const list = JSON.parse(new TextDecoder().decode(reader.bytes(reader.u32()))) as [
    string,
    number,
  ][];
  return new Map(list.map(([path, length]) => [path, reader.bytes(length)]));
}

/** The files of a folder, as a tree of folders. */
export function treeOf(files: ReadonlyMap<string, Uint8Array>, folder: string): Tree {
  const root: Tree = {};
  for (const [path, bytes] of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const names = path.split('/').slice(1);
    const file = names.pop() ?? '';
    let at = root;
    for (const name of names) at = (at[name] ??= {}) as Tree;
    at[file] = bytes;
  }
  return root;
}
