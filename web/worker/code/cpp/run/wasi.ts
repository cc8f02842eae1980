// The system calls that a program gets: input, output, the time, and to end. Everything else is refused.

/** Ends the program by an exception through it, since there is no other way to end it. */
export class ProgramExit extends Error {
  override readonly name = 'ProgramExit';

  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

/** The program printed more than its limit. */
export class OutputFull extends Error {
  override readonly name = 'OutputFull';
}

/** WASI's numbers of errors. */
const errors = { success: 0, badFile: 8, notSupported: 52, cannotSeek: 70 } as const;

/** A terminal that can only be read from start to end, and written to. */
const characterDevice = 2;

export interface Streams {
  memory: () => DataView;
  /** Gives at most `most` bytes of the input, and none at its end. */
  read: (most: number) => Uint8Array;
  print: (bytes: Uint8Array) => void;
  /** Receives standard error. */
  complain: (bytes: Uint8Array) => void;
}

type Call = (...values: number[]) => number;

/** The functions of `wasi_snapshot_preview1` that do something here. */
export function wasiCalls({ memory, read, print, complain }: Streams): Record<string, Call> {
  const closed = new Set<number>();
  const set = (address: number, value: number) => {
    memory().setUint32(address, value, true);
    return errors.success;
  };
  const noStrings = (count = 0, bytes = 0) => {
    set(count, 0);
    return set(bytes, 0);
  };
  const now = (_clock: number, _precision: number, address: number) => {
    memory().setBigUint64(address, BigInt(Math.round(performance.now() * 1e6)), true);
    return errors.success;
  };
  return {
    args_sizes_get: noStrings,
    args_get: () => errors.success,
    environ_sizes_get: noStrings,
    environ_get: () => errors.success,
    clock_time_get: (clock = 0, precision = 0, address = 0) => now(clock, precision, address),
    fd_close: (file = 0) => {
      closed.add(file);
      return errors.success;
    },
    fd_seek: () => errors.cannotSeek,
    fd_prestat_get: () => errors.badFile,
    fd_fdstat_get: (file = 0, address = 0) => {
      if (file > 2) return errors.badFile;
      for (let at = 0; at < 24; at += 4) set(address + at, 0);
      memory().setUint8(address, characterDevice);
      return errors.success;
    },
    fd_read: (file = 0, vectors = 0, count = 0, done = 0) => {
      if (file !== 0 || count === 0 || closed.has(0)) return errors.badFile;
      const [address, length] = vectorAt(memory(), vectors);
      // One vector is enough, since a program that wants more asks again.
      const bytes = read(length);
      bytesAt(memory(), address, bytes.length).set(bytes);
      return set(done, bytes.length);
    },
    fd_write: (file = 0, vectors = 0, count = 0, done = 0) => {
      if ((file !== 1 && file !== 2) || closed.has(file)) return errors.badFile;
      let all = 0;
      for (let index = 0; index < count; index++) {
        const [address, length] = vectorAt(memory(), vectors + index * 8);
        (file === 1 ? print : complain)(bytesAt(memory(), address, length));
        all += length;
      }
      return set(done, all);
    },
    random_get: (address = 0, length = 0) => {
      bytesAt(memory(), address, length).fill(4);
      return errors.success;
    },
    sched_yield: () => errors.success,
    proc_exit: (code = 0) => {
      throw new ProgramExit(code);
    },
  };
}

export const refused: Call = () => errors.notSupported;

const vectorAt = (memory: DataView, at: number): [address: number, length: number] => [
  memory.getUint32(at, true),
  memory.getUint32(at + 4, true),
];

const bytesAt = ({ buffer }: DataView, address: number, length: number): Uint8Array =>
  new Uint8Array(buffer, address, length);
