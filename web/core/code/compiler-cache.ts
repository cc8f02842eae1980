// What the compiler is kept as in Cache Storage: one store a version, apart from the page's own.

const prefix = 'retrace-compiler-';

export const compilerCache = (version: string): string => `${prefix}${version}`;
export const isCompilerCache = (name: string): boolean => name.startsWith(prefix);
