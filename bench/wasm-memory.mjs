// Measures the WebAssembly memory of a worker, by a script that runs in it before the worker's own.

/** The scripts of the workers that hold a core, as the build names them. */
export const coreWorkers = /\/(?:answers|searches)-[\w-]+\.js$/;

/** Notes the memory of each instance in `wasmMemories`, without keeping it alive. */
export const noteMemories = `
const memories = (self.wasmMemories = []);
for (const name of ['instantiate', 'instantiateStreaming']) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await original.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    const its = Object.values(exports).filter((each) => each instanceof WebAssembly.Memory);
    memories.push(...its.map((memory) => new WeakRef(memory)));
    return made;
  };
}
`;

/** An expression for the bytes of the memories that are still alive. */
export const notedBytes =
  'wasmMemories.reduce((sum, each) => sum + (each.deref()?.buffer.byteLength ?? 0), 0)';
