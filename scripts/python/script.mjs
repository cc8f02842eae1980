// Both modules of Pyodide, which scripts/python/build.mjs makes one script of.
export { loadPyodide } from 'pyodide';
// @ts-expect-error -- the package has no types for it
export { default as createPyodideModule } from '../../node_modules/pyodide/pyodide.asm.mjs';
