// Selects the headers and libraries that a program for a judge needs: a tenth of the compiler's.
import { unpackedTar } from './pack.mjs';

const libraries = [
  'wasm32-wasip1/crt1-command.o',
  'wasm32-wasip1/libc++.a',
  'wasm32-wasip1/libc++abi.a',
  'wasm32-wasip1/libc.a',
  'wasm32-wasip1/libm.a',
  'wasm32-wasip1/libsetjmp.a',
  ...['signal', 'mman', 'process-clocks', 'getpid'].map(
    (name) => `wasm32-wasip1/libwasi-emulated-${name}.a`,
  ),
  'wasm32-unknown-wasip1/libclang_rt.builtins.a',
].map((file) => `lib/${file}`);

/** The library's headers, but for its copy for C++03 and non-standard ones. */
const standardHeaders = /^include\/c\+\+\/v1\/(?!__cxx03\/|experimental\/|__pstl\/)/;
const systemHeaders = /^include\/wasm32-wasip1\//;
/** Clang's own headers that the two above include. Most of its others are for other processors. */
const clangHeaders =
  /^include\/(__std|__float|float|inttypes|iso646|limits|stdalign|stdarg|stdatomic|stdbool|stdckdint|stddef|stdint|stdnoreturn|tgmath|unwind)[a-z_]*\.h$/;

const isNeeded = (/** @type {string} */ path) =>
  libraries.includes(path) ||
  standardHeaders.test(path) ||
  systemHeaders.test(path) ||
  clangHeaders.test(path);

/** The files by path, from the folder `usr`. @param {Buffer} archive @returns {Record<string, Uint8Array>} */
export function systemFiles(archive) {
  const files = unpackedTar(archive).filter(({ path }) => isNeeded(path));
  return Object.fromEntries(files.map(({ path, bytes }) => [`usr/${path}`, bytes]));
}
