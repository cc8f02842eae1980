// Inside the program's own JavaScript engine: told every write to an element, it finds the board among them by its
// content and follows it. The host evaluates it with the 81 givens, a place for what is written, and the lines that put
// digits on the board: without givens nothing else tells the board from other lists of blanks.
(function (puzzle, written, host, lines) {
  'use strict';

  /** Of each write that is followed: the cell and its digit, the line, and how deep the calls are. Before them, how many. */
  const width = 3;

  /** What the board holds by what was told so far, and in which order its cells were filled. */
  const digits = puzzle.slice();
  const order = [];

  /** Arrays that are a board, a row of one, or a board without rows. */
  const places = new WeakMap();
  /** The board that was written to last. */
  let followed = null;
  /** What variables were given before a board was found. */
  const candidates = [];
  const isBlank = puzzle.every((digit) => digit === 0);
  const puts = new Set(lines);
  const mostCandidates = 256;
  const mostTries = 20_000;
  let tries = 0;
  let isFound = false;

  const isList = (value) => Array.isArray(value) || ArrayBuffer.isView(value);
  const isRow = (value) => (isList(value) || typeof value === 'string') && value.length >= 9;
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

  const cellOf = ({ list, row, column, isFlat }, cell) =>
    isFlat ? list[row + cell] : list[row + Math.floor(cell / 9)][column + (cell % 9)];

  /** Whether a board has every given, and where it `isFresh` nothing else. */
  const fits = (board, isFresh) => {
    for (let cell = 0; cell < 81; cell++) {
      const digit = digitOf(cellOf(board, cell));
      if (puzzle[cell] !== 0 || isFresh ? digit !== puzzle[cell] : digit < 0) return false;
    }
    return true;
  };

  /** The last given, to look at before all others: lists that are no board, or that are still filled, differ in it. */
  let sign = 80;
  while (sign > 0 && puzzle[sign] === 0) sign--;
  const signRow = Math.floor(sign / 9);
  const signColumn = sign % 9;
  const isSign = (value) => isBlank || digitOf(value) === puzzle[sign];

  const hasRows = ({ list, row, column }) => {
    for (let index = row; index < row + 9; index++) {
      if (!isRow(list[index]) || list[index].length < column + 9) return false;
    }
    return true;
  };

  const boardInRows = (list, row, column, isFresh) => {
    const signed = list[row + signRow];
    if (!isRow(signed) || !isSign(signed[column + signColumn])) return undefined;
    const board = { list, row, column, isFlat: false };
    return hasRows(board) && fits(board, isFresh) ? board : undefined;
  };

  /** The board that a list is, from 0 or from 1, in rows or in one; undefined where it is none. */
  const boardIn = (list, isFresh) => {
    if (!isList(list) || list.length < 9) return undefined;
    if (isRow(list[list.length - 1])) {
      return (
        boardInRows(list, 0, 0, isFresh) ??
        (list.length > 9
          ? (boardInRows(list, 1, 1, isFresh) ?? boardInRows(list, 1, 0, isFresh))
          : undefined) ??
        boardInRows(list, 0, 1, isFresh)
      );
    }
    for (let row = 0; row <= Math.min(1, list.length - 81); row++) {
      if (!isSign(list[row + sign])) continue;
      const board = { list, row, column: 0, isFlat: true };
      if (fits(board, isFresh)) return board;
    }
    return undefined;
  };

  /** Whether it holds what the board once held, and nothing else: before there is a board, nothing at all. */
  const isEarlier = (board) => {
    const now = Array.from({ length: 81 }, (_, cell) => digitOf(cellOf(board, cell)));
    let same = 0;
    while (same < order.length && now[order[same]] === digits[order[same]]) same++;
    const isAll = now.every((digit) => digit >= 0) && now.filter(Boolean).length === same;
    return isAll && (same > 0 || !isFound);
  };

  /**
   * The board without givens, or a copy of it, whose row is `list`, or that is `list` itself. Where a longer list counts
   * from 1 is told by where a digit is put.
   */
  const boardOfPut = (whole, list, key, value) => {
    if (!isList(whole) || whole.length < 9) return undefined;
    const from = (length, most, at) => (length > most && at > 0 ? 1 : 0);
    let board;
    if (isRow(whole[whole.length - 1])) {
      const at = whole === list ? Number(key) : whole.indexOf(list);
      if (!(at >= 0 && at < whole.length)) return undefined;
      const column = whole === list ? Array.from(value).findIndex(isPut) : Number(key);
      board = { list: whole, isFlat: false };
      board.row = from(whole.length, 9, at);
      board.column = from(whole[at].length, 9, column);
      if (!hasRows(board)) return undefined;
    } else {
      if (whole !== list || whole.length < 81) return undefined;
      board = { list, row: from(list.length, 81, Number(key)), column: 0, isFlat: true };
    }
    return isEarlier(board) ? board : undefined;
  };

  /** A digit, or a row with one in it. */
  const isPut = (value) =>
    isRow(value) ? Array.from(value).some((each) => digitOf(each) > 0) : digitOf(value) > 0;

  const keep = (board) => {
    places.set(board.list, { board, at: -1 });
    if (board.isFlat) return;
    for (let index = 0; index < 9; index++) {
      const row = board.list[board.row + index];
      if (typeof row === 'object') places.set(row, { board, at: index, length: row.length });
    }
  };

  const tryToFind = (parent, list, key, value) => {
    if (!isFound && tries++ > mostTries) return;
    const tried = [parent, list];
    for (const candidate of candidates) {
      tried.push(candidate);
      if (!isList(candidate)) tried.push(...Object.values(candidate));
    }
    for (const each of tried) {
      const board = isBlank ? boardOfPut(each, list, key, value) : boardIn(each, true);
      if (!board) continue;
      keep(board);
      followed ??= board;
      isFound = true;
      if (isBlank) break;
    }
    if (isFound) candidates.length = 0;
  };

  const tell = (cell, digit, line, depth) => {
    if (digits[cell] === digit) return;
    if (digits[cell] !== 0) order.splice(order.lastIndexOf(cell), 1);
    if (digit !== 0) order.push(cell);
    digits[cell] = digit;
    const at = 1 + written[0]++ * width;
    written[at] = cell * 10 + digit;
    written[at + 1] = line;
    written[at + 2] = depth;
    if (at + 2 * width > written.length) {
      host.written();
      written[0] = 0;
    }
  };

  /** Tells all in which a board differs from what was told: what was filled last goes first. */
  const follow = (board, line, depth) => {
    followed = board;
    board.isCopied = false;
    const now = Array.from({ length: 81 }, (_, cell) => Math.max(0, digitOf(cellOf(board, cell))));
    for (const cell of order.slice().reverse())
      if (now[cell] !== digits[cell]) tell(cell, 0, line, depth);
    for (let cell = 0; cell < 81; cell++) tell(cell, now[cell], line, depth);
  };

  const seen = (parent, list, key, line, depth) => {
    let place = places.get(list);
    if (!place) {
      if (isBlank) return;
      // Flags and masks are written as often as the board.
      const value = list[key];
      if (typeof value === 'boolean' || (typeof value === 'number' && digitOf(value) < 0)) return;
      const copy = boardIn(parent, false) ?? boardIn(list, false);
      if (!copy) return;
      copy.isCopied = true;
      keep(copy);
      place = places.get(list);
      if (!place) return;
    }
    const { board, at, length } = place;
    if (at < 0 && !board.isFlat) {
      // A whole row is another one.
      if (boardIn(board.list, false)) {
        keep(board);
        follow(board, line, depth);
      }
      return;
    }
    const column = board.isFlat ? key - board.row : key - board.column;
    if (at >= 0 && !(key >= 0 && key < length)) host.outside(line);
    const cell = board.isFlat ? column : at * 9 + column;
    if (!(column >= 0 && column < (board.isFlat ? 81 : 9))) return;
    const digit = Math.max(0, digitOf(list[key]));
    if (board === followed) tell(cell, digit, line, depth);
    // What is copied cell by cell is not there yet.
    else if (!board.isCopied || digit !== digits[cell]) follow(board, line, depth);
  };

  const isObject = (value) => typeof value === 'object' && value !== null;
  const write = (parent, list, key, value, line, depth) => {
    if (!isObject(list)) {
      list[key] = value;
      return value;
    }
    // Without givens each copy is found like the first.
    const isAsked = isBlank ? puts.has(line) && !places.has(list) && isPut(value) : !isFound;
    if (isAsked) tryToFind(parent, list, key, value);
    list[key] = value;
    if (isFound) seen(parent, list, key, line, depth);
    return value;
  };

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
    /** list[key] = value */
    set: (list, key, value, line, depth) => write(undefined, list, key, value, line, depth),
    /** parent[first][second] = value */
    setIn: (parent, first, second, value, line, depth) =>
      write(parent, parent[first], second, value, line, depth),
    /** What stands in the place of list[key] where that is changed in another way. */
    at: (list, key, line, depth) => new Reference(undefined, list, key, line, depth),
    atIn: (parent, first, second, line, depth) =>
      new Reference(parent, parent[first], second, line, depth),
    /** What a variable is given: it may hold the board. */
    held: (value) => {
      if (
        !isFound &&
        isObject(value) &&
        candidates.length < mostCandidates &&
        !candidates.includes(value)
      )
        candidates.push(value);
      return value;
    },
  };
});
