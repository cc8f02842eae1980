// Measures how much WebAssembly memory a worker holds: a script that runs in it before its own.

/** The scripts of the workers that hold a core, as the build names them. */
export const coreWorkers = /\/(?:answers|searches)-[\w-]+\.js$/;

/** Notes the memory of each instance in `wasmMemories`. */
export const noteMemories = `
const memories = (self.wasmMemories = []);
for (const name of ['instantiate', 'instantiateStreaming']) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await original.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    memories.push(...Object.values(exports).filter((each) => each instanceof WebAssembly.Memory));
    return made;
  };
}
`;
