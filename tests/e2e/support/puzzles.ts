// Puzzles and their answers from sources other than Retrace.

/** The samples of Baekjoon 2580 and 2239, input and output as published. */
export const sample2580 = {
  input: `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0
`,
  output: `1 3 5 4 6 9 2 7 8
7 8 2 1 3 5 6 4 9
4 6 9 2 7 8 1 3 5
3 2 1 5 4 6 8 9 7
8 7 4 9 1 3 5 2 6
5 9 6 8 2 7 4 1 3
9 1 7 6 5 2 3 8 4
6 4 3 7 8 1 9 5 2
2 5 8 3 9 4 7 6 1
`,
};

export const sample2239 = {
  input: `103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
`,
  output: `143628579
572139468
986754231
391542786
468917352
725863914
237481695
619275843
854396127
`,
};

/** In the classic order chains with patterns and chains in them, from step 3 on. */
export const nestedChains =
  '..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2';

export const inkala =
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const inkalaSolved =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** A puzzle made against row-major searches, on which most strategies search long. */
export const antiBruteForce =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
export const antiBruteForceSolved =
  '987654321246173985351928746128537694634892157795461832519286473472319568863745219';

/** Norvig's impossible puzzle: it has no solution, and a row-major search takes minutes to find that out. */
export const endless =
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';

/** A puzzle whose step 7 is an XYZ-Wing, and on which no technique applies after step 9. */
export const wing =
  '4......6....94..5.1.9.6...............6..2..5.5231...8.7...8..1......7....8.5.3.6';

/** A puzzle that singles alone solve. */
export const easy =
  '..35.29......4....1.6...3.59..251..8.7.4.8.3.8..763..13.8...1.4....2......51.48..';

export const easySolved =
  '743512986589346217126987345934251768671498532852763491398675124417829653265134879';

/** A puzzle whose first step is a pointing. */
export const pointing =
  '..84...3....3.....9....157479...8........7..514.....2...9.6...2.5....4......9..56';

/** A puzzle of some 90 steps by techniques, among them rectangles and chains. */
export const long =
  '...2..7.6..5....9..3.6.........4.5...9.17.86......2.....1...45......4..3..8.1....';

/** A puzzle with several solutions. */
export const several =
  '8.........95.......76.........426798...571243...893165......916....3.487....1.532';

/** A text of any form as 81 characters, '.' for a blank. */
export const lineOf = (text: string): string => text.replace(/[^0-9.]/g, '').replaceAll('0', '.');

export const emptyBoard = '.'.repeat(81);
