// A small module is rewritten: its writes are reported, and it otherwise behaves as before.
import { expect, it } from 'vitest';
import { hooksModule } from '../../../../../web/worker/code/cpp/rewrite/hook-number';
import { watchedModule } from '../../../../../web/worker/code/cpp/rewrite/watched-module';
import { codeStartOf } from '../../../../../web/worker/code/cpp/rewrite/line-table';
import { customSection, lineOpcodes, lineTable, moduleOf, named, section } from './assembled';

const i32 = 0x7f;
const constant = (value: number) =>
  value < 64 ? [0x41, value] : [0x41, (value & 127) | 128, value >> 7];
const end = 0x0b;

/** Statements that the line table puts on one line each, from line 10 on. */
const statements = [
  [...constant(16), ...constant(7), 0x36, 2, 4], // i32.store offset=4
  [...constant(40), 0x42, 5, 0x3c, 0, 0], // i64.store8
  [...constant(48), 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0x39, 3, 0], // f64.store of 1
  [...constant(32), ...constant(16), ...constant(8), 0xfc, 10, 0, 0], // memory.copy
  [...constant(56), ...constant(1), ...constant(6), 0xfc, 11, 0], // memory.fill
  [0x10, 3], // the other function
  [...constant(24), ...constant(9), 0x3a, 0, 0], // i32.store8
];
/** A function that stores a byte, and returns before it would store another. */
const inner = [
  ...constant(28),
  ...constant(3),
  0x3a,
  0,
  0,
  0x0f,
  ...constant(28),
  ...constant(4),
  0x3a,
  0,
  0,
];
/** A function that runs all statements and returns the sum of global 0 and its second parameter. */
const outer = [...statements.flat(), 0x23, 0, 0x20, 1, 0x6a];

const body = (code: readonly number[]) => [code.length + 2, 0, ...code, end];

/** `file`: the source file of the code; without it the module has no line table. */
function linkedModule(file?: string): Uint8Array<ArrayBuffer> {
  const five = [i32, i32, i32, i32, i32];
  const imports = ['wrote', 'copied'].flatMap((name) => [
    ...named(hooksModule),
    ...named(name),
    0,
    0,
  ]);
  const code = section(10, 2, ...body(outer), ...body(inner));
  // Addresses in a line table count from the contents of the code section; before the code stand a count, a length and no locals.
  let at = 3;
  const lines = statements.flatMap((statement, index) => {
    const row = [...lineOpcodes.address(at), ...lineOpcodes.line(index === 0 ? 9 : 1), 1];
    at += statement.length;
    return [row];
  });
  const innerAt = 3 + outer.length + 1 + 2;
  const more = [lineOpcodes.address(innerAt), lineOpcodes.line(14), lineOpcodes.row];
  const table = (name: string) => lineTable([name], [...lines, ...more, lineOpcodes.endsAt(9)]);
  return moduleOf(
    section(1, 3, 0x60, 5, ...five, 0, 0x60, 2, i32, i32, 1, i32, 0x60, 0, 0),
    section(2, 3, ...imports, ...named('env'), ...named('memory'), 2, 0, 1),
    section(3, 2, 1, 2),
    section(6, 1, i32, 0, ...constant(42), end),
    section(7, 1, ...named('run'), 0, 2),
    code,
    ...(file === undefined ? [] : [customSection('.debug_line', table(file))]),
  );
}

function ran(module: Uint8Array<ArrayBuffer>, watched?: { from: number; bytes: number }) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = new Uint8Array(memory.buffer);
  const told: unknown[] = [];
  const hook =
    (name: string) =>
    (...values: number[]) =>
      told.push([name, ...values, bytes[values[0] ?? 0]]);
  const imports = { wrote: hook('wrote'), copied: hook('copied') };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module), {
    env: { memory },
    [hooksModule]: imports,
  });
  const { run, retrace_from: from, retrace_span: span, retrace_calls: calls } = exports;
  if (watched && from instanceof WebAssembly.Global) from.value = watched.from;
  if (watched && span instanceof WebAssembly.Global) span.value = watched.bytes;
  const answer: unknown =
    typeof run === 'function' ? Reflect.apply(run, undefined, [1, 2]) : undefined;
  const depth: unknown = calls instanceof WebAssembly.Global ? calls.value : undefined;
  return { told, answer, depth, memory: [...bytes.subarray(0, 80)] };
}

it('does the same as before, and reports nothing until the board is watched', () => {
  const module = linkedModule('main.cpp');
  const plain = ran(module);
  const rewritten = ran(watchedModule(module).bytes);
  expect(plain.answer).toBe(44);
  expect(plain.memory[20]).toBe(7);
  expect(rewritten).toEqual({ ...plain, depth: 0 });
});

it('tells each write with its address, size, line and depth, once it is done', () => {
  const { told, depth } = ran(watchedModule(linkedModule('main.cpp')).bytes, {
    from: 0,
    bytes: 1e4,
  });
  expect(told).toEqual([
    ['wrote', 20, 4, 1, 10, 1, 7],
    ['wrote', 40, 1, 1, 11, 1, 5],
    ['wrote', 48, 8, 1, 12, 1, 0],
    ['copied', 32, 16, 8, 13, 1, 0],
    ['wrote', 56, 6, 1, 14, 1, 1],
    ['wrote', 28, 1, 1, 30, 2, 3],
    ['wrote', 24, 1, 1, 16, 1, 9],
  ]);
  expect(depth).toBe(0);
});

it('reports stores only at watched addresses', () => {
  const { told } = ran(watchedModule(linkedModule('main.cpp')).bytes, { from: 40, bytes: 8 });
  const stores = told.filter((each) => Array.isArray(each) && each[2] === 1);
  expect(stores).toEqual([['wrote', 40, 1, 1, 11, 1, 5]]);
});

it('reports whether a library writes on behalf of the program', () => {
  const first = (file?: string) =>
    ran(watchedModule(linkedModule(file)).bytes, { from: 20, bytes: 1 });
  // The code of `vector`, a template, was compiled with the program; code without lines is the library's and was compiled before.
  expect(first('vector').told[0]).toEqual(['wrote', 20, 4, 1, 0, 0, 7]);
  expect(first().told[0]).toEqual(['wrote', 20, 4, 0, 0, 0, 7]);
});

it('knows where each instruction stood before', () => {
  const module = linkedModule('main.cpp');
  const { bytes, offsetBefore } = watchedModule(module);
  const [before, after] = [codeStartOf(module) + 3, codeStartOf(bytes)];
  const found = new Set<number>();
  for (let offset = after; offset < bytes.length; offset++) found.add(offsetBefore(offset));
  let at = before;
  for (const statement of statements) {
    expect(found).toContain(at);
    at += statement.length;
  }
});
