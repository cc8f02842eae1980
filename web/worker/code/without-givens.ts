// The puzzles on which a program runs first where its own puzzle has no givens by which to find the board.

/** Puzzles with a few blank rows, so that every search is short; later ones have other and more blank rows. */
export const samples: readonly string[] = [
  '534678912000000000198342567859761423426853791713924856961537284287419635345286179',
  '534678912672195348198342567859761423426853791713924856000000000000000000345286179',
];

export const isBlank = (puzzle: string): boolean => !/[1-9]/.test(puzzle);

/** The same input with another puzzle instead of its own. */
export function inputWith(puzzle: string, input: string): string {
  let cell = 0;
  return input.replace(/\d/g, (digit) => puzzle[cell++] ?? digit);
}
