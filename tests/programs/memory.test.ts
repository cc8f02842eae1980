// The limit of memory in the languages that are interpreted: whatever a program fills, and with what.
import { describe, expect, it } from 'vitest';
import type { RunLimits } from '../../web/core/code/run';
import { runJavaScript } from './learners/run-javascript';
import { runPython } from './learners/run-python';

const limits: RunLimits = {
  milliseconds: 60_000,
  memoryBytes: 64 * 2 ** 20,
  outputBytes: 2 ** 10,
  steps: 1000,
};
const request = { input: '', limits };

describe('a program in JavaScript', () => {
  it.each([
    ['buffers', 'held.push(new ArrayBuffer(2 ** 22))'],
    ['typed lists', 'held.push(new Float64Array(2 ** 18))'],
    ['copies of a buffer', 'held.push((held[0] ?? new ArrayBuffer(2 ** 20)).slice(0))'],
    ['texts', 'held.push("x".repeat(2 ** 20) + held.length)'],
    ['lists', 'held.push(new Array(1000).fill(1))'],
    ['functions', 'const large = new Array(100).fill(0); held.push(() => large)'],
    ['promises', 'Promise.reject(1)'],
    ['timers', 'setTimeout(() => 0, 1e9)'],
  ])('comes to the limit with %s', async (_name, act) => {
    const source = `const held = [];\nfor (;;) { ${act}; }\n`;
    expect((await runJavaScript(source, request)).ending).toEqual({ kind: 'memory-limit' });
  });

  it('may use most of the limit', async () => {
    const source = `const held = [];
try { for (;;) held.push(new Uint8Array(2 ** 20)); } catch {}
const count = held.length;
held.length = 0;
console.log(count);`;
    const count = Number((await runJavaScript(source, request)).output);
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThan(64);
  });

  it.each([
    ['a text', 'throw "x".repeat(1e7)'],
    ['a list', 'throw new Array(1e6).fill({})'],
    ['an error', 'throw new Error("x".repeat(1e7))'],
    ['a rejection', 'Promise.reject(new Error("x".repeat(1e7)))'],
  ])('is told in short where it throws %s', async (_name, source) => {
    const { ending } = await runJavaScript(source, request);
    expect(ending.kind).toBe('runtime-error');
    expect(JSON.stringify(ending).length).toBeLessThan(5000);
  });
});

describe('a program in Python', () => {
  it('finds no module that leads to JavaScript', async () => {
    for (const name of ['js', 'pyodide', 'pyodide.ffi', '_pyodide_core', 'ctypes']) {
      const { ending } = await runPython(`import ${name}`, request);
      expect(ending).toMatchObject({ kind: 'runtime-error', line: 1 });
    }
  });

  it.each(['to_js', 'create_proxy', 'run_js'])('gets nowhere where it finds %s', async (name) => {
    const source = `import gc
ways = [each["${name}"] for each in gc.get_objects() if type(each) is dict and "${name}" in each]
for way in ways:
    way(bytearray(10) if "${name}" != "run_js" else "1")
print("reached")`;
    const { ending, output } = await runPython(source, request);
    expect(ending.kind).toBe('runtime-error');
    expect(output).toBe('');
  });

  it('makes no link, no pipe and no name that would be kept beside its memory', async () => {
    const source = `import os
for act in (lambda: os.symlink("a", "/tmp/b"), os.pipe, lambda: os.mkdir("/tmp/" + "a" * 2000)):
    try:
        act()
        print("made")
    except OSError:
        pass`;
    const { ending, output } = await runPython(source, request);
    expect(ending).toEqual({ kind: 'finished', exitCode: 0 });
    expect(output).toBe('');
  });

  it('writes and reads files as before', async () => {
    const source = `with open("/tmp/file", "w") as file:
    for number in range(1000):
        file.write(f"{number}\\n")
print(len(open("/tmp/file").readlines()))`;
    expect((await runPython(source, request)).output).toBe('1000\n');
  });
});
