// A module that defines its memory is rewritten so that it imports its memory, and finds its data there.
import { expect, it } from 'vitest';
import { withImportedMemory } from '../../../../../web/worker/code/cpp/compile/imported-memory';
import { memoryPagesOf } from '../../../../../web/worker/code/cpp/wasm/sections';
import { moduleOf, named, section } from './assembled';

const types = section(1, 1, 0x60, 0, 1, 0x7f);
/** The code section: one function, which calls the imported function. */
const code = section(10, 1, 4, 0, 0x10, 0, 0x0b);
const module = moduleOf(
  types,
  section(2, 1, ...named('env'), ...named('seven'), 0, 0),
  section(3, 1, 0),
  section(5, 1, 1, 3, 100),
  section(7, 1, ...named('run'), 0, 1),
  code,
  section(11, 1, 0, 0x41, 8, 0x0b, 2, 5, 6),
);

it('runs in a memory that it is given, with its own limit', () => {
  const bytes = withImportedMemory(module);
  expect(memoryPagesOf(bytes)).toBe(3);
  const memory = new WebAssembly.Memory({ initial: 3, maximum: 20 });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    env: { memory, seven: () => 7 },
  });
  const { run } = exports;
  expect(typeof run === 'function' && Reflect.apply(run, undefined, [])).toBe(7);
  expect([...new Uint8Array(memory.buffer, 8, 2)]).toEqual([5, 6]);
});

it('leaves a module without one as it is', () => {
  expect(withImportedMemory(moduleOf(types))).toEqual(moduleOf(types));
});
