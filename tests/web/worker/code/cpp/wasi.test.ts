// A program's system calls have their usual effects, and no others.
import { expect, it } from 'vitest';
import { Input, Output } from '../../../../../web/worker/code/cpp/run/streams';
import { OutputFull, ProgramExit, wasiCalls } from '../../../../../web/worker/code/cpp/run/wasi';

/** The system calls by name, over a memory with two vectors of 3 and 5 bytes at address 0. */
function system(input: string) {
  const memory = new DataView(new ArrayBuffer(1024));
  [100, 3, 200, 5].forEach((value, index) => {
    memory.setUint32(index * 4, value, true);
  });
  const printed: string[] = [];
  const complained: string[] = [];
  const output = new Output(10, (text) => printed.push(text));
  const from = new Input(input);
  const calls = wasiCalls({
    memory: () => memory,
    read: (most) => from.read(most),
    print: (bytes) => {
      output.print(bytes);
    },
    complain: (bytes) => complained.push(new TextDecoder().decode(bytes)),
  });
  const call = (name: string, ...values: number[]) => calls[name]?.(...values);
  const textAt = (address: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(memory.buffer, address, length));
  return { memory, printed, complained, call, textAt, names: Object.keys(calls) };
}

it('hands the input out in order, and none at its end', () => {
  const { call, memory, textAt } = system('53..');
  const lengths = [1, 2, 3].map(() => {
    expect(call('fd_read', 0, 0, 1, 64)).toBe(0);
    return memory.getUint32(64, true);
  });
  expect(lengths).toEqual([3, 1, 0]);
  expect(textAt(100, 3)).toBe('.3.');
});

it('prints writes to 1, and collects writes to 2', () => {
  const { call, memory, printed, complained } = system('');
  new Uint8Array(memory.buffer).set(new TextEncoder().encode('one'), 100);
  new Uint8Array(memory.buffer).set(new TextEncoder().encode(' two\n'), 200);
  expect(call('fd_write', 1, 0, 2, 64)).toBe(0);
  expect(memory.getUint32(64, true)).toBe(8);
  expect(call('fd_write', 2, 0, 2, 64)).toBe(0);
  expect(printed.join('')).toBe('one two\n');
  expect(complained.join('')).toBe('one two\n');
});

it('ends the program at more output than it may have, and where it exits', () => {
  const { call } = system('');
  call('fd_write', 1, 0, 2, 64);
  expect(() => call('fd_write', 1, 0, 2, 64)).toThrow(OutputFull);
  expect(() => call('proc_exit', 3)).toThrow(new ProgramExit(3));
});

it('knows no other file, and opens none', () => {
  const { call, names } = system('');
  const badFile = 8;
  expect(call('fd_read', 3, 0, 1, 64)).toBe(badFile);
  expect(call('fd_write', 3, 0, 1, 64)).toBe(badFile);
  expect(call('fd_prestat_get', 3, 64)).toBe(badFile);
  expect(names.filter((name) => /^(path|sock|poll)_/.test(name))).toEqual([]);
});

it('says when the last digit of a puzzle is read, byte by byte', () => {
  const said: string[] = [];
  const input = new Input(`${'1 '.repeat(81)}\n7`, {
    lastDigitRead: () => said.push('last'),
    paused: () => said.push('paused'),
  });
  for (let left = 160; left > 0; left--) expect(input.read(4096)).toHaveLength(1);
  expect(said).toEqual([]);
  input.read(4096);
  expect(said).toEqual(['last']);
  input.read(4096);
  expect(said).toEqual(['last', 'paused']);
});
