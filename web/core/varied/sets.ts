// Sets of different digits with a sum: what is left of a cage.

/**
 * The sets of so many of these digits with that sum, each in ascending order; `digits`: as bits, bit 1 for the digit 1. Undefined where
 * there are more than `most`.
 */
export function setsOf(
  digits: number,
  count: number,
  sum: number,
  most: number,
): readonly (readonly number[])[] | undefined {
  const found: number[][] = [];
  const chosen: number[] = [];
  const add = (from: number, left: number): void => {
    if (found.length > most) return;
    if (chosen.length === count) {
      if (left === 0) found.push([...chosen]);
      return;
    }
    for (let digit = from; digit <= 25 && digit <= left; digit++) {
      if (!(digits & (1 << digit))) continue;
      chosen.push(digit);
      add(digit + 1, left - digit);
      chosen.pop();
    }
  };
  add(1, sum);
  return found.length > most ? undefined : found;
}

/** Whether each of the digits can stand in a cell of its own, by the digits that the cells have left, as bits. */
export function fits(digits: readonly number[], cells: readonly number[]): boolean {
  const [digit, ...rest] = digits;
  if (digit === undefined) return true;
  return cells.some(
    (bits, at) =>
      (bits & (1 << digit)) !== 0 &&
      fits(
        rest,
        cells.filter((_, other) => other !== at),
      ),
  );
}
