// Counts the solutions of a board of any size by masks, singles and the blank with the fewest candidates: nothing of the engine is in it.

/** At most two; the first is handed to `found`. */
export function countSolutions(
  givens: readonly number[],
  size: number,
  found: (board: readonly number[]) => void = () => undefined,
): number {
  const box = Math.sqrt(size);
  const every = 2 ** size - 1;
  const cells = givens.map((_, cell) => cell);
  const housesOf = cells.map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return [row, size + column, 2 * size + Math.floor(row / box) * box + Math.floor(column / box)];
  });
  const members = Array.from({ length: 3 * size }, (_, house) =>
    cells.filter((cell) => housesOf[cell]?.includes(house)),
  );
  const taken = new Int32Array(3 * size);
  const board = new Int32Array(size * size);
  const filled: number[] = [];
  const flip = (cell: number, bit: number) => {
    for (const house of housesOf[cell] ?? []) taken[house] = (taken[house] ?? 0) ^ bit;
  };
  const candidates = (cell: number) =>
    every & ~(housesOf[cell] ?? []).reduce((bits, house) => bits | (taken[house] ?? 0), 0);
  const put = (cell: number, bit: number) => {
    board[cell] = bit;
    flip(cell, bit);
    filled.push(cell);
  };
  const takeBack = (until: number) => {
    for (const cell of filled.splice(until)) {
      flip(cell, board[cell] ?? 0);
      board[cell] = 0;
    }
  };
  /** Puts the letters that have one place left in a house; false at a dead end. */
  const lastPlaces = (): boolean =>
    members.every((house, index) => {
      let [once, twice] = [0, 0];
      const blanks = house.filter((cell) => board[cell] === 0);
      for (const cell of blanks) {
        twice |= once & candidates(cell);
        once |= candidates(cell);
      }
      if ((once | (taken[index] ?? 0)) !== every) return false;
      for (const cell of blanks) {
        const bits = candidates(cell) & once & ~twice;
        if ((bits & (bits - 1)) !== 0) return false;
        if (bits !== 0) put(cell, bits);
      }
      return true;
    });
  const search = (): number => {
    for (let before = -1; before !== filled.length;) {
      before = filled.length;
      if (!lastPlaces()) return 0;
    }
    let [best, fewest] = [-1, 99];
    for (const cell of cells) {
      if (board[cell] !== 0) continue;
      const count = candidates(cell).toString(2).replaceAll('0', '').length;
      if (count < fewest) [best, fewest] = [cell, count];
    }
    if (best < 0) {
      found(Array.from(board, (bit) => Math.log2(bit) + 1));
      return 1;
    }
    let count = 0;
    const before = filled.length;
    for (let bits = candidates(best); bits !== 0 && count < 2; bits &= bits - 1) {
      put(best, bits & -bits);
      count += search();
      takeBack(before);
    }
    return count;
  };
  givens.forEach((value, cell) => {
    if (value !== 0) put(cell, 2 ** (value - 1));
  });
  return search();
}
