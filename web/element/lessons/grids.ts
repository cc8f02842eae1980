// The puzzles of the lessons.
import { emptyGrid, gridOf, type Grid } from '../../core/grid';
import { examples, type ExampleName } from '../shared/example-puzzles';

const gridIn = (text: string): Grid => gridOf(text) ?? emptyGrid;
const example = (wanted: ExampleName): Grid =>
  examples.find(({ name }) => name === wanted)?.grid ?? emptyGrid;

// prettier-ignore
export const lessonGrids = {
  sample2580: example('baekjoon-2580'),
  sample2239: example('baekjoon-2239'),
  inkala: example('inkala'),
  againstRowOrder: example('anti-brute-force'),
  /** Three blanks in row 1 with the candidates {1,3}, {2,3} and {1,2}; three more below them. */
  threeCells: gridIn('.7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813'),
  /** Row 1 lacks 1 and 2; a 2 stands in the column of its second blank. */
  greedy: gridIn('.345678.9....2.537.78..34624627593.17...81..48.963..75...8..723..734.9.83..972146'),
  /** After 17 steps row by row r3c6 has no digit, by r1c4 and r1c5 alone; the 45th of tests/puzzles/easy50.txt. */
  farCause: gridIn('.8.....4....469...4.......7..59.46...7.6.8.3...85.21..9.......5...781....6.....1.'),
  /** Three solutions; `fewest-candidates` comes to another one before the first. */
  several: gridIn('9.....6.86.3......8.2...314.2.365..73678..25.5..2714.3..9.1284.4..93872.28675.13.'),
} as const;
