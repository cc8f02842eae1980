// Finds the full boards of a puzzle of dominoes as its text has it, cell by cell: nothing of the engine is in it.

/** The puzzles of an input, each as its full boards, two at most. */
export function solutionsOf(input: string): string[][] {
  const words = input.split(/\s+/).values();
  const next = () => words.next().value ?? '';
  const all: string[][] = [];
  for (let count = Number(next()); count > 0; count = Number(next())) {
    const board = new Array<number>(81).fill(0);
    const tiles = new Set<number>();
    const put = (digit: number, name: string) => {
      board['ABCDEFGHI'.indexOf(name.charAt(0)) * 9 + Number(name.charAt(1)) - 1] = digit;
    };
    for (let tile = 0; tile < count; tile++) {
      const [one, at, other, there] = [Number(next()), next(), Number(next()), next()];
      put(one, at);
      put(other, there);
      tiles.add(tileOf(one, other));
    }
    for (let digit = 1; digit <= 9; digit++) put(digit, next());
    const found = new Set<string>();
    fill(board, tiles, 0, found);
    all.push([...found]);
  }
  return all;
}

const tileOf = (one: number, other: number): number =>
  Math.min(one, other) * 10 + Math.max(one, other);

function fits(board: readonly number[], cell: number, digit: number): boolean {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return board.every((other, at) => {
    const [r, c] = [Math.floor(at / 9), at % 9];
    const isInBox =
      Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
    return other !== digit || (r !== row && c !== column && !isInBox);
  });
}

function fill(board: number[], tiles: Set<number>, from: number, found: Set<string>): void {
  const cell = board.indexOf(0, from);
  if (cell < 0) {
    found.add(board.join(''));
    return;
  }
  for (const there of [...(cell % 9 < 8 ? [cell + 1] : []), cell + 9]) {
    if (board[there] !== 0) continue;
    for (let one = 1; one <= 9; one++) {
      if (!fits(board, cell, one)) continue;
      board[cell] = one;
      for (let other = 1; other <= 9; other++) {
        const tile = tileOf(one, other);
        if (one === other || tiles.has(tile) || !fits(board, there, other)) continue;
        board[there] = other;
        tiles.add(tile);
        fill(board, tiles, cell, found);
        tiles.delete(tile);
        board[there] = 0;
        if (found.size > 1) return;
      }
      board[cell] = 0;
    }
  }
}
