// Inside the program's own JavaScript engine: told every write to an element, it finds the board among them by its
// content and follows it. The host evaluates it with the 81 givens and a place for what is written.
(function (puzzle, written, host) {
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

  /** A given to look at before all others: most lists that are no board differ in it already. */
  const sign = Math.max(
    0,
    puzzle.findIndex((digit) => digit !== 0),
  );
  const signRow = Math.floor(sign / 9);
  const signColumn = sign % 9;

  const boardInRows = (list, row, column, isFresh) => {
    if (digitOf(list[row + signRow][column + signColumn]) !== puzzle[sign]) return undefined;
    for (let index = row; index < row + 9; index++) {
      if (!isRow(list[index]) || list[index].length < column + 9) return undefined;
    }
    const board = { list, row, column, isFlat: false };
    return fits(board, isFresh) ? board : undefined;
  };

  /** The board that a list is, from 0 or from 1, in rows or in one; undefined where it is none. */
  const boardIn = (list, isFresh) => {
    if (!isList(list) || list.length < 9) return undefined;
    if (isRow(list[list.length - 1])) {
      if (!isRow(list[signRow]) || !isRow(list[signRow + 1] ?? list[signRow])) return undefined;
      return (
        boardInRows(list, 0, 0, isFresh) ??
        (list.length > 9
          ? (boardInRows(list, 1, 1, isFresh) ?? boardInRows(list, 1, 0, isFresh))
          : undefined) ??
        (list[signRow].length > 9 ? boardInRows(list, 0, 1, isFresh) : undefined)
      );
    }
    for (let row = 0; row <= Math.min(1, list.length - 81); row++) {
      if (digitOf(list[row + sign]) !== puzzle[sign]) continue;
      const board = { list, row, column: 0, isFlat: true };
      if (fits(board, isFresh)) return board;
    }
    return undefined;
  };

  const keep = (board) => {
    places.set(board.list, { board, at: -1 });
    if (board.isFlat) return;
    for (let index = 0; index < 9; index++) {
      const row = board.list[board.row + index];
      if (typeof row === 'object') places.set(row, { board, at: index, length: row.length });
    }
  };

  const tryToFind = (parent, list) => {
    if (tries++ > mostTries) return;
    const tried = [parent, list];
    for (const candidate of candidates) {
      tried.push(candidate);
      if (!isList(candidate)) tried.push(...Object.values(candidate));
    }
    for (const each of tried) {
      const board = boardIn(each, true);
      if (!board) continue;
      keep(board);
      followed ??= board;
      isFound = true;
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
    const now = Array.from({ length: 81 }, (_, cell) => Math.max(0, digitOf(cellOf(board, cell))));
    for (const cell of order.slice().reverse())
      if (now[cell] !== digits[cell]) tell(cell, 0, line, depth);
    for (let cell = 0; cell < 81; cell++) tell(cell, now[cell], line, depth);
  };

  const seen = (parent, list, key, line, depth) => {
    let place = places.get(list);
    if (!place) {
      // Flags and masks are written as often as the board.
      const value = list[key];
      if (typeof value === 'boolean' || (typeof value === 'number' && digitOf(value) < 0)) return;
      const copy = boardIn(parent, false) ?? boardIn(list, false);
      if (!copy) return;
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
    if (board !== followed) follow(board, line, depth);
    else tell(cell, Math.max(0, digitOf(list[key])), line, depth);
  };

  const isObject = (value) => typeof value === 'object' && value !== null;
  const write = (parent, list, key, value, line, depth) => {
    if (!isObject(list)) {
      list[key] = value;
      return value;
    }
    if (!isFound) tryToFind(parent, list);
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
