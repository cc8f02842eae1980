// Measures the WebAssembly memory of a worker, by a script that runs in it before the worker's own.

/** The scripts of the workers that hold a core, as the build names them. */
export const coreWorkers = /\/(?:answers|searches)-worker-[\w-]+\.js$/;

/**
 * Notes the memory of each instance, without keeping it alive. Workers of programs empty their scope, but for the language itself and
 * WebAssembly, and make instances with `new`.
 */
export const noteMemories = `
const memories = (WebAssembly.noted = []);
const note = (made) => {
  const { exports } = made.instance ?? made;
  const its = Object.values(exports).filter((each) => each instanceof WebAssembly.Memory);
  memories.push(...its.map((memory) => new WeakRef(memory)));
  return made;
};
for (const name of ['instantiate', 'instantiateStreaming']) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => note(await original.apply(WebAssembly, given));
}
WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
  construct: (Instance, given) => note(new Instance(...given)),
});
`;

/** An expression for the bytes of the memories that are still alive. */
export const notedBytes =
  'WebAssembly.noted.reduce((sum, each) => sum + (each.deref()?.buffer.byteLength ?? 0), 0)';
