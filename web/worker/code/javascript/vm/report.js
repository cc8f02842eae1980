// Runs inside the program's own JavaScript engine: it is called for every write to an element, and reports what the finder wants,
// in the form of finder/container-reports.ts. `words` receives the number of used words and the report; `told` answers what to do next, whether
// the last container is the board, and the oldest number to remember. Without `signs`, digits put on certain `lines` are reported.
// Lists are reported as texts, written natively: a step for each cell would take most of the time of a program that copies its board.
(function (signs, words, told, lines, left) {
  'use strict';

  const [done, looking, following] = [0, 1, 2];
  const head = 1;
  const belowZero = 1024;
  const slotsInRow = 4096;
  /** The room for a report, more than any report of a container needs. */
  const room = 128;
  /** Longer than any text of a board. */
  const mostText = 4096;
  /** The text of the open calls is no longer than this. */
  const mostFrames = 2 ** 20;

  /** The lists of boards, each with its board's number and its row there, or -1 for the board itself. */
  const known = new WeakMap();
  let numbers = 0;
  /** The container that was written to last. */
  let last = null;
  let mode = looking;
  let oldest = 0;
  /** Values that variables were given before a board was found. */
  const held = [];
  const mostHeld = 256;
  const mostTries = 20_000;
  let tries = 0;
  const isSigned = signs.length > 0;
  const puts = new Set(lines);
  words[0] = head;
  /** The open calls, where the run is to stop at a step: name, arguments and locals of each, with functions that give the values. */
  const open = [];
  /** The number of writes that may be kept before they are handed over; without a step to stop at, all that there is room for. */
  const writesBefore = () => (left() < 0 ? Infinity : Math.floor(left() / 2));
  let mostWrites = writesBefore();
  let writes = 0;

  const { stringify } = JSON;
  const { isArray } = Array;
  /** The last given, which lists of flags and lists that are still being filled do not have. */
  const [signRow, signColumn, signDigit] = signs;
  const signCell = signRow * 9 + signColumn;

  const isList = (value) => isArray(value) || ArrayBuffer.isView(value);
  const isRow = (value) => (isList(value) || typeof value === 'string') && value.length >= 9;
  // Rows may be followed by what is none: `split('\n')` leaves a text behind the last line.
  const isInRows = (list) => isRow(list[8]);
  const isObject = (value) => typeof value === 'object' && value !== null;
  /** The digit that a value stands for, 0 for a blank, -1 for neither. */
  const digitOf = (value) => {
    if (typeof value === 'number')
      return value >= 0 && value <= 9 && value % 1 === 0 ? value : value === -1 ? 0 : -1;
    if (value === null) return 0;
    if (typeof value !== 'string' || value.length !== 1) return -1;
    if (value >= '0' && value <= '9') return value.charCodeAt(0) - 48;
    return value === '.' || value === ' ' || value === '_' || value === '-' || value === '*'
      ? 0
      : -1;
  };

  /** Whether a list has the given digits in their cells, where the board's rows begin at `row` and its columns at `column`. */
  const hasSignsIn = (list, row, column) => {
    for (let at = 0; at < signs.length; at += 3) {
      const there = list[row + signs[at]];
      if (!isRow(there) || digitOf(there[column + signs[at + 1]]) !== signs[at + 2]) return false;
    }
    return true;
  };
  const hasSignsFrom = (list, first) => {
    for (let at = 0; at < signs.length; at += 3) {
      if (digitOf(list[first + signs[at] * 9 + signs[at + 1]]) !== signs[at + 2]) return false;
    }
    return true;
  };
  /** Whether the last given is in its cell, wherever a board may begin; this rules out most lists that are written to. */
  const mayHaveSigns = (list) => {
    const row = list[signRow];
    if (typeof row === 'object' || typeof row === 'string') {
      const next = list[signRow + 1];
      return (
        row?.[signColumn] == signDigit ||
        row?.[signColumn + 1] == signDigit ||
        next?.[signColumn] == signDigit ||
        next?.[signColumn + 1] == signDigit
      );
    }
    return list[signCell] == signDigit || list[signCell + 1] == signDigit;
  };
  /** Whether a list has all signs, where the board begins at 0 or at 1. */
  const hasSigns = (list) => {
    if (!isList(list) || list.length < 9 || !mayHaveSigns(list)) return false;
    if (!isInRows(list))
      return list.length >= 81 && (hasSignsFrom(list, 0) || hasSignsFrom(list, 1));
    return (
      hasSignsIn(list, 0, 0) ||
      (list.length > 9 && (hasSignsIn(list, 1, 1) || hasSignsIn(list, 1, 0))) ||
      hasSignsIn(list, 0, 1)
    );
  };

  /** Hands the report over and tells whether the last container is a board; `text` has its digits where the report has none. */
  const handOver = (text) => {
    const answer = text === undefined ? told() : told(text);
    if (answer < 0) return undefined;
    mode = answer & 3;
    oldest = Math.floor(answer / 8);
    words[0] = head;
    if (mostWrites !== Infinity) mostWrites = writesBefore();
    writes = 0;
    return (answer & 4) !== 0;
  };

  const partOf = (list) => {
    const part = known.get(list);
    return part && part.number >= oldest ? part : undefined;
  };

  /** The text of a container of plain lists; undefined for any other container. */
  const textOf = (root) => {
    if (!isArray(root) || root.length > 82) return undefined;
    if (isInRows(root)) {
      for (const row of root) if (!isArray(row) || row.length > 10) return undefined;
    }
    try {
      const text = stringify(root);
      return text.length > mostText ? undefined : text;
    } catch {
      return undefined;
    }
  };

  /** Reports the digits of a container and hands them over; tells whether the container is a board. */
  const tellOver = (root, number, isWritten) => {
    const text = textOf(root);
    if (text !== undefined) {
      const at = words[0];
      words[at] = -number;
      words[at + 1] = 4 * 2 + (isInRows(root) ? 2 : 0) + (isWritten ? 1 : 0);
      words[at + 2] = root.length;
      words[0] = at + 3;
      const isBoard = handOver(text);
      if (isBoard !== undefined) return isBoard;
      words[0] = head;
    }
    tell(root, number, isWritten);
    return handOver();
  };

  /** Reports the digits of a container. */
  const tell = (root, number, isWritten) => {
    if (words[0] + room > words.length) handOver();
    const inRows = root.length > 0 && isInRows(root);
    let at = words[0];
    words[at++] = -number;
    words[at++] = (inRows ? 2 : 0) + (isWritten ? 1 : 0);
    words[at++] = root.length;
    if (!inRows) {
      for (let cell = 0; cell < root.length && cell < 82; cell++) words[at++] = digitOf(root[cell]);
    }
    for (let row = 0; inRows && row < root.length && row < 10; row++) {
      const list = root[row];
      const length = isRow(list) ? list.length : 0;
      words[at++] = length;
      for (let column = 0; column < length && column < 10; column++) {
        words[at++] = digitOf(list[column]);
      }
    }
    words[0] = at;
  };

  /** Notes that a container is a board, so that writes to it and to its rows are reported. */
  const know = (root, number) => {
    const inRows = root.length > 0 && isInRows(root);
    known.set(root, { number, root, row: -1, isInRows: inRows });
    for (let row = 0; inRows && row < root.length && row < 10; row++) {
      const list = root[row];
      if (isObject(list) && isRow(list)) known.set(list, { number, root, row, isInRows: false });
    }
  };

  const pathOf = (row, key) => {
    const index = typeof key === 'symbol' ? NaN : Number(key);
    const near = index % 1 === 0 ? Math.max(-belowZero, Math.min(index, 3000)) : -belowZero;
    return (Math.min(row, 1000) + 1) * slotsInRow + belowZero + near;
  };

  const push = (number, digit, path, line, depth) => {
    const at = words[0];
    words[at] = number * 16 + digit + 1;
    words[at + 1] = path;
    words[at + 2] = line;
    words[at + 3] = depth;
    words[0] = at + 4;
    if (at + room > words.length || ++writes > mostWrites) handOver();
  };

  /** A digit, or a row with one in it. */
  const isPut = (value) =>
    isRow(value) ? Array.from(value).some((each) => digitOf(each) > 0) : digitOf(value) > 0;

  /** The path of the digit that is about to be written in `whole`; undefined where `whole` is no board or lacks the list. */
  const pathOfPut = (whole, list, key, value) => {
    if (!isList(whole) || whole.length < 9) return undefined;
    if (!isInRows(whole)) return whole === list && whole.length >= 81 ? pathOf(-1, key) : undefined;
    const row = whole === list ? Number(key) : whole.indexOf(list);
    if (!(row >= 0 && row < whole.length)) return undefined;
    return pathOf(row, whole === list ? Array.from(value).findIndex(isPut) : key);
  };

  /** Reports each container that may be the board, before anything is written. */
  const look = (parent, list, key, value, line, depth) => {
    if (mode === looking && tries++ > mostTries) {
      mode = done;
      return;
    }
    const tried = new Set([parent, list]);
    for (const each of held) {
      tried.add(each);
      if (!isList(each)) for (const member of Object.values(each)) tried.add(member);
    }
    for (const each of tried) {
      const path = isSigned ? undefined : pathOfPut(each, list, key, value);
      if (isSigned ? !hasSigns(each) : path === undefined) continue;
      const number = numbers + 1;
      if (isSigned) {
        if (!tellOver(each, number, false)) continue;
      } else {
        tell(each, number, false);
        push(number, 0, -2 - path, line, depth);
        if (!handOver()) continue;
      }
      numbers = number;
      know(each, number);
      if (!isSigned) break;
    }
    if (mode !== looking) held.length = 0;
  };

  const isCopy = (root) => {
    if (!hasSigns(root)) return false;
    const number = numbers + 1;
    if (!tellOver(root, number, true)) return false;
    numbers = number;
    know(root, number);
    return true;
  };

  /** The part of the board that a list is, in a copy of the board that was not known before. */
  const partInCopy = (parent, list, key) => {
    if (!isSigned) return undefined;
    // Flags and masks are written as often as the board.
    const value = list[key];
    if (typeof value === 'boolean' || (typeof value === 'number' && digitOf(value) < 0))
      return undefined;
    // A row of plain values is no board by itself.
    const mayBe = list.length >= 81 || typeof value === 'object' || typeof value === 'string';
    if (!(parent !== undefined && isCopy(parent)) && !(mayBe && isCopy(list))) return undefined;
    return partOf(list);
  };

  const follow = (parent, list, key, line, depth) => {
    let part = partOf(list);
    if (part === undefined) {
      part = partInCopy(parent, list, key);
      if (part === undefined) return;
    } else if (part.root !== last || part.isInRows) {
      // The container may have changed in unreported ways since its last report, so it is reported again.
      tellOver(part.root, part.number, false);
      if (part.isInRows) know(list, part.number);
    }
    last = part.root;
    if (part.isInRows) push(part.number, 0, -1, line, depth);
    else push(part.number, digitOf(list[key]), pathOf(part.row, key), line, depth);
  };

  const write = (parent, list, key, value, line, depth) => {
    if (mode === done || !isObject(list)) {
      list[key] = value;
      return value;
    }
    // Without givens, copies of the board are found in the same way as the board.
    const isAsked = isSigned
      ? mode === looking
      : puts.has(line) && partOf(list) === undefined && isPut(value);
    if (isAsked) look(parent, list, key, value, line, depth);
    list[key] = value;
    if (mode === following) follow(parent, list, key, line, depth);
    return value;
  };

  /** A value in short, as a person would write it. */
  const shown = (tell) => {
    let value;
    try {
      value = tell();
    } catch {
      return undefined; // not declared yet
    }
    if (typeof value === 'string') return stringify(value).slice(0, 80);
    if (typeof value === 'function') return 'function';
    if (isArray(value)) {
      const isPlain = value.length <= 10 && value.every((each) => !isObject(each));
      return isPlain ? `[${value.map(String).join(', ')}]`.slice(0, 80) : `Array(${value.length})`;
    }
    if (ArrayBuffer.isView(value)) return `${value.constructor.name}(${value.length})`;
    if (isObject(value)) return value.constructor?.name ?? 'Object';
    return String(value).slice(0, 80);
  };
  const valuesOf = (tellers) =>
    tellers.flatMap(([name, tell]) => {
      const value = shown(tell);
      return value === undefined ? [] : [[name, value]];
    });
  /** The calls with their lines, where the engine's own list of calls has as many. */
  const frames = () => {
    const called = new Error().stack.split('\n').filter((each) => each.includes('program.js:'));
    const lineOf = (entry) => Number(/program\.js:(\d+)/.exec(entry)?.[1] ?? 0);
    const known = called.map(lineOf).reverse();
    const names = ['', ...open.map(([name]) => name)];
    const isWhole = known.length === names.length;
    const text = stringify(
      names.map((name, index) => {
        const [, given, locals, blocks = []] = open[index - 1] ?? ['', [], []];
        const line = isWhole ? known[index] : 0;
        const around = blocks
          .filter((each) => each && each[0] <= line && line <= each[1])
          .flatMap((each) => each[2]);
        return {
          name,
          line,
          arguments: valuesOf(given),
          locals: innermost([...locals, ...around]),
        };
      }),
    );
    return text.length > mostFrames ? '[]' : text;
  };
  /** The one of several variables with one name that hides the others; the blocks are in the order in which they begin. */
  const innermost = (tellers) =>
    valuesOf(
      tellers.filter(([name], at) => tellers.findLastIndex(([other]) => other === name) === at),
    );

  class Reference {
    constructor(parent, list, key, line, depth) {
      Object.assign(this, { parent, list, key, line, depth });
    }
    get value() {
      return this.list[this.key];
    }
    set value(value) {
      write(this.parent, this.list, this.key, value, this.line, this.depth);
    }
  }

  return {
    open,
    frames,
    /** The call at work is in a block with these lines and variables; `block` says where that begins. */
    inside: (block, from, to, tellers) => {
      const call = open[open.length - 1];
      (call[3] ??= [])[block] = [from, to, tellers];
    },
    /** list[key] = value */
    set: (list, key, value, line, depth) => write(undefined, list, key, value, line, depth),
    /** parent[first][second] = value */
    setIn: (parent, first, second, value, line, depth) =>
      write(parent, parent[first], second, value, line, depth),
    /** Replaces list[key] where it is changed in another way than by `=`. */
    at: (list, key, line, depth) => new Reference(undefined, list, key, line, depth),
    atIn: (parent, first, second, line, depth) =>
      new Reference(parent, parent[first], second, line, depth),
    /** Notes a value that is given to a variable, since it may hold the board. */
    held: (value) => {
      if (mode === looking && isObject(value) && held.length < mostHeld && !held.includes(value))
        held.push(value);
      return value;
    },
  };
});
