// Runs inside the program's own JavaScript engine: the part of Node that programs use to read a puzzle and print one.
// The host evaluates this function with its own functions: `host.input`, `host.write(text)`, `host.complain(text)`,
// `host.exit(code)` and `host.rejected(reason)`. It takes no text of more than `host.most` characters.
(function (host) {
  'use strict';

  // Kept here, since the program may replace them.
  const { then } = Promise.prototype;
  const { slice } = String.prototype;
  const { apply } = Reflect;
  const { stringify } = JSON;
  /** The beginning of a text: what the host takes is memory beside the engine's own. */
  const beginning = (value, most) => {
    const text = typeof value === 'string' ? value : `${value}`;
    return text.length > most ? apply(slice, text, [0, most]) : text;
  };
  const write = (text) => host.write(beginning(text, host.most));
  const complain = (text) => host.complain(beginning(text, host.most));

  /** Reports the rejection of a promise that nothing handles, which ends a program in Node. */
  const dropped = (value) => {
    if (value instanceof Promise) apply(then, value, [undefined, host.rejected]);
    return value;
  };

  const tasks = [];
  const later = (call, wait = 0, ...given) => {
    const task = {
      call: () => dropped(call(...given)),
      at: Number(wait) || 0,
      number: tasks.length,
    };
    tasks.push(task);
    return task;
  };
  const forget = (task) => {
    if (task && task.call) task.call = () => undefined;
  };

  // ---- Events, as far as `on`, `once` and `emit` ----
  class Emitter {
    #heard = new Map();
    on(name, listener) {
      this.#heard.set(name, [...(this.#heard.get(name) ?? []), listener]);
      this.listened?.(name);
      return this;
    }
    once(name, listener) {
      const once = (...given) => {
        this.removeListener(name, once);
        return listener.apply(this, given);
      };
      return this.on(name, once);
    }
    addListener(name, listener) {
      return this.on(name, listener);
    }
    removeListener(name, listener) {
      const others = (this.#heard.get(name) ?? []).filter((each) => each !== listener);
      this.#heard.set(name, others);
      return this;
    }
    off(name, listener) {
      return this.removeListener(name, listener);
    }
    emit(name, ...given) {
      const listeners = this.#heard.get(name) ?? [];
      for (const listener of listeners) dropped(listener.apply(this, given));
      return listeners.length > 0;
    }
  }

  // ---- Texts and bytes ----
  // Input and output of these programs are digits: a character is a byte.
  class Buffer extends Uint8Array {
    static from(source) {
      if (typeof source !== 'string') return new Buffer(source);
      return new Buffer(Array.from(source, (character) => character.charCodeAt(0) & 255));
    }
    static isBuffer(value) {
      return value instanceof Buffer;
    }
    toString() {
      let text = '';
      for (const byte of this) text += String.fromCharCode(byte);
      return text;
    }
  }
  const textOf = (value) => (value instanceof Uint8Array ? Buffer.from(value) : value).toString();

  const quoted = (text) => {
    const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : '`';
    return mark + text.replace(/\n/g, '\\n') + mark;
  };
  /** The text that `console.log` shows for a value that is no string. */
  const inspect = (value, depth = 2) => {
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'function') return `[Function: ${value.name || '(anonymous)'}]`;
    if (typeof value === 'bigint') return `${value}n`;
    if (Object.is(value, -0)) return '-0';
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Error) return value.stack ? `${value}\n${value.stack}` : String(value);
    if (depth < 0) return Array.isArray(value) ? '[Array]' : '[Object]';
    const list = (open, items, close) => {
      if (items.length === 0) return open + close;
      const line = `${open} ${items.join(', ')} ${close}`;
      return line.length <= 76 ? line : `${open}\n  ${items.join(',\n  ')}\n${close}`;
    };
    const within = (each) => inspect(each, depth - 1);
    if (Array.isArray(value)) return list('[', value.map(within), ']');
    if (value instanceof Set) return list(`Set(${value.size}) {`, [...value].map(within), '}');
    if (value instanceof Map) {
      const pairs = [...value].map(([key, held]) => `${within(key)} => ${within(held)}`);
      return list(`Map(${value.size}) {`, pairs, '}');
    }
    if (ArrayBuffer.isView(value)) {
      return list(`${value.constructor.name}(${value.length}) [`, [...value].map(within), ']');
    }
    return list(
      '{',
      Object.keys(value).map((key) => `${key}: ${within(value[key])}`),
      '}',
    );
  };
  const format = (first, ...rest) => {
    const shown = (each) => (typeof each === 'string' ? each : inspect(each));
    if (typeof first !== 'string') return [first, ...rest].map(shown).join(' ');
    const text = first.replace(/%[sdifjoO%]/g, (mark) => {
      if (mark === '%%') return rest.length > 0 ? '%' : mark;
      if (rest.length === 0) return mark;
      const value = rest.shift();
      if (mark === '%d') return String(Number(value));
      if (mark === '%i') return String(parseInt(value, 10));
      if (mark === '%f') return String(parseFloat(value));
      return mark === '%j' ? JSON.stringify(value) : shown(value);
    });
    return [text, ...rest.map(shown)].join(' ');
  };
  const printTo =
    (write) =>
    (...values) => {
      const [first] = values;
      // Most prints are a single string, which is written as it is.
      const isPlain = values.length === 1 && typeof first === 'string';
      write(`${isPlain ? first : format(...values)}\n`);
    };
  const print = printTo(write);
  const warn = printTo(complain);
  const unseen = () => undefined;
  const console = {
    log: print,
    info: print,
    debug: print,
    error: warn,
    warn,
    trace: unseen,
  };
  console.time = console.timeEnd = console.assert = unseen;
  console.table = print;

  // ---- Standard input ----
  let taken = false;
  const takeInput = () => {
    if (taken) return '';
    taken = true;
    return host.input;
  };
  const stdin = new Emitter();
  stdin.fd = 0;
  stdin.isTTY = false;
  stdin.setEncoding = stdin.resume = stdin.pause = stdin.unref = () => stdin;
  let asked = false;
  let pending = null;
  stdin.read = () => {
    const text = pending;
    pending = null;
    return text;
  };
  stdin.listened = (name) => {
    if (asked || (name !== 'data' && name !== 'end' && name !== 'readable')) return;
    asked = true;
    later(() => {
      const text = takeInput();
      pending = text === '' ? null : text;
      if (text !== '') stdin.emit('data', text);
      stdin.emit('readable');
      pending = null;
      stdin.emit('readable');
      stdin.emit('end');
      stdin.emit('close');
    });
  };
  stdin[Symbol.asyncIterator] = async function* () {
    const text = takeInput();
    if (text !== '') yield text;
  };

  const linesOf = (text) => {
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.at(-1) === '') lines.pop();
    return lines;
  };
  class Interface extends Emitter {
    #asked = [];
    #lines;
    #isClosed = false;
    constructor() {
      super();
      later(() => this.#next());
    }
    #next() {
      this.#lines ??= linesOf(takeInput());
      if (this.#lines.length === 0) return this.close();
      const line = this.#lines.shift();
      const answer = this.#asked.shift();
      if (answer) answer(line);
      else this.emit('line', line);
      later(() => this.#next());
    }
    question(text, ...rest) {
      write(text);
      this.#asked.push(rest.at(-1));
    }
    close() {
      if (this.#isClosed) return;
      this.#isClosed = true;
      this.emit('close');
    }
    setPrompt() {}
    prompt() {}
    pause() {
      return this;
    }
    resume() {
      return this;
    }
    async *[Symbol.asyncIterator]() {
      this.#lines ??= linesOf(takeInput());
      while (this.#lines.length > 0) yield this.#lines.shift();
    }
  }

  // ---- Modules ----
  const isInput = (file) => file === 0 || file === '/dev/stdin' || file === stdin;
  const isOutput = (file) => file === 1 || file === '/dev/stdout';
  const noFile = (file) => {
    const error = new Error(`ENOENT: no such file or directory, open '${file}'`);
    error.code = 'ENOENT';
    return error;
  };
  const fs = {
    readFileSync(file, options) {
      if (!isInput(file)) throw noFile(file);
      const bytes = Buffer.from(takeInput());
      const encoding = typeof options === 'string' ? options : options?.encoding;
      return encoding ? bytes.toString() : bytes;
    },
    readSync(file, buffer, offset = 0, length = buffer.length) {
      if (!isInput(file)) throw noFile(file);
      const bytes = Buffer.from(takeInput()).subarray(0, length);
      buffer.set(bytes, offset);
      return bytes.length;
    },
    writeFileSync(file, text) {
      if (!isOutput(file)) throw noFile(file);
      write(textOf(text));
    },
    writeSync(file, text) {
      if (file === 1) write(textOf(text));
      if (file === 2) complain(textOf(text));
      return text.length;
    },
    existsSync: (file) => isInput(file),
    statSync: (file) => {
      if (!isInput(file)) throw noFile(file);
      return { size: host.input.length };
    },
  };
  const readline = { createInterface: () => new Interface() };
  const stdout = {
    write: (text) => {
      write(textOf(text));
      return true;
    },
    fd: 1,
    isTTY: false,
    on: () => stdout,
    end: (text = '') => stdout.write(text),
  };
  const started = Date.now();
  const process = Object.assign(new Emitter(), {
    stdin,
    stdout,
    stderr: {
      write: (text) => {
        complain(textOf(text));
        return true;
      },
    },
    platform: 'linux',
    argv: ['node', 'program.js'],
    env: {},
    exitCode: 0,
    version: 'v20.0.0',
    versions: { node: '20.0.0' },
    exit: (code = process.exitCode) => {
      process.emit('exit', code);
      return host.exit(Number(code) || 0);
    },
    nextTick: (call, ...given) => void Promise.resolve().then(() => call(...given)),
    uptime: () => (Date.now() - started) / 1000,
    hrtime: Object.assign(() => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1e6], {
      bigint: () => BigInt(Date.now()) * 1_000_000n,
    }),
    memoryUsage: () => ({ heapUsed: 0, heapTotal: 0, rss: 0 }),
    cwd: () => '/',
  });
  const performance = { now: () => Date.now() - started };
  const modules = {
    fs,
    readline,
    process,
    events: Object.assign(Emitter, { EventEmitter: Emitter }),
    os: { EOL: '\n' },
    util: { inspect: (value) => inspect(value), format },
    buffer: { Buffer },
    perf_hooks: { performance },
    assert: (value, message = 'assertion failed') => {
      if (!value) throw new Error(message);
    },
    path: { join: (...parts) => parts.join('/'), resolve: (...parts) => parts.join('/') },
  };
  const require = (name) => {
    const module = modules[String(name).replace(/^node:/, '')];
    if (module) return module;
    const error = new Error(`Cannot find module '${name}'`);
    error.code = 'MODULE_NOT_FOUND';
    throw error;
  };

  Object.assign(globalThis, { console, process, require, Buffer, performance, global: globalThis });
  globalThis.setTimeout = later;
  globalThis.setImmediate = (call, ...given) => later(call, 0, ...given);
  globalThis.setInterval = (call, wait = 1, ...given) => {
    const again = () => {
      call(...given);
      if (!timer.isOver) Object.assign(timer, { next: later(again, wait) });
    };
    const timer = { next: later(again, wait), call: unseen };
    return timer;
  };
  globalThis.clearTimeout = globalThis.clearImmediate = forget;
  globalThis.clearInterval = (timer) => {
    if (!timer) return;
    timer.isOver = true;
    forget(timer.next);
  };
  globalThis.queueMicrotask = (call) => void Promise.resolve().then(call);

  const mostTold = 2000;
  /** A thrown value that is no error, in JSON, as far as it is small. */
  const textOfThrown = (value) => {
    if (typeof value === 'bigint') return `${value}n`;
    let left = mostTold;
    const text = stringify(value, (_key, each) => {
      if (left-- === 0) throw new RangeError('too many parts');
      return typeof each === 'string' ? beginning(each, mostTold) : each;
    });
    return text === undefined ? String(value) : text;
  };
  /** The exception as the host is told of it; null where the engine had no memory for an error. */
  const told = (thrown) => {
    if (thrown === null) throw thrown;
    if (typeof thrown !== 'object' || !('message' in thrown)) {
      let text = typeof thrown;
      try {
        text = textOfThrown(thrown);
      } catch {
        // It has too many parts, or refers to itself.
      }
      return stringify({ text: beginning(text, mostTold) });
    }
    const { message, name = 'Error', stack = '' } = thrown;
    return stringify({
      message: beginning(message, mostTold),
      name: beginning(name, mostTold),
      stack: beginning(stack, mostTold),
    });
  };

  return {
    dropped,
    told,
    /** Runs the next waiting task at once, without its delay; false where no task waits. */
    next() {
      if (tasks.length === 0) return false;
      let first = 0;
      for (let at = 1; at < tasks.length; at++) if (tasks[at].at < tasks[first].at) first = at;
      const [task] = tasks.splice(first, 1);
      task.call();
      return true;
    },
    end() {
      process.emit('beforeExit', process.exitCode);
      process.emit('exit', process.exitCode);
      return Number(process.exitCode) || 0;
    },
  };
});
