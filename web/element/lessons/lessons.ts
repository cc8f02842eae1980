// The lessons: what each puts on the board, and the figures its text speaks of.
import type { Mode, Stage } from '../contract';
import { gridOf, emptyGrid, type Grid } from '../../core/grid';
import type { StrategyName } from '../../core/strategy';
import { examples, type ExampleName } from '../shared/examples';

/** What a scene puts into the element, by the names of its properties. */
export interface Scene {
  puzzle: Grid;
  mode: Mode;
  strategy: StrategyName;
  /** The step watched; 0 is the start. */
  at: number;
}

export const lessonNames = [
  'three-cells',
  'greedy-dead-end',
  'sample-2580',
  'first-solution',
  'row-major-defeated',
  'vectors-or-copies',
  'meter',
] as const;
export type LessonName = (typeof lessonNames)[number];

export const lessonNameOf = (text: string): LessonName | undefined =>
  lessonNames.find((name) => name === text);

const gridIn = (text: string): Grid => gridOf(text) ?? emptyGrid;
const example = (wanted: ExampleName): Grid =>
  examples.find(({ name }) => name === wanted)?.grid ?? emptyGrid;

// prettier-ignore
export const lessonGrids = {
  /** Three blanks in row 1 with the candidates {1,3}, {2,3} and {1,2}; three more below them. */
  threeCells: gridIn('.7546.98..9481.67568259743.457621398263789154819354726538176249941238567726945813'),
  /** Row 1 lacks 1 and 2; a 2 stands in the column of its second blank. */
  greedy: gridIn('.345678.9....2.537.78..34624627593.17...81..48.963..75...8..723..734.9.83..972146'),
  /** Three solutions; `fewest-candidates` comes to another one before the first. */
  several: gridIn('9.....6.86.3......8.2...314.2.365..73678..25.5..2714.3..9.1284.4..93872.28675.13.'),
} as const;

const watch = (puzzle: Grid, strategy: StrategyName, at: number): Scene => ({
  puzzle,
  mode: 'watch',
  strategy,
  at,
});

/** In the order of each lesson's text; the first is shown when the lesson is opened. */
export const scenes = {
  'three-cells': [
    watch(lessonGrids.threeCells, 'used-flags', 0),
    watch(lessonGrids.threeCells, 'used-flags', 2),
    watch(lessonGrids.threeCells, 'used-flags', 3),
    watch(lessonGrids.threeCells, 'used-flags', 5),
  ],
  'greedy-dead-end': [
    watch(lessonGrids.greedy, 'greedy', 1),
    watch(lessonGrids.greedy, 'used-flags', 2),
    watch(lessonGrids.greedy, 'used-flags', 4),
  ],
  'sample-2580': [
    watch(example('baekjoon-2580'), 'scan-blanks', 0),
    watch(example('baekjoon-2580'), 'scan-blanks', 14),
  ],
  'first-solution': [
    watch(lessonGrids.several, 'used-flags', 148),
    watch(lessonGrids.several, 'fewest-candidates', 36),
  ],
  'row-major-defeated': [
    watch(example('anti-brute-force'), 'used-flags', 0),
    watch(example('anti-brute-force'), 'fewest-candidates', 90_470),
  ],
  'vectors-or-copies': [
    { puzzle: example('inkala'), mode: 'race', strategy: 'scan-blanks', at: 0 },
  ],
  meter: [{ puzzle: example('inkala'), mode: 'solve', strategy: 'used-flags', at: 0 }],
} as const satisfies Record<LessonName, readonly Scene[]>;

/** A scene as a tag to put into any page. */
export function embedOf({ puzzle, mode, strategy, at }: Scene): string {
  const position = at > 0 ? ` at="${at}"` : '';
  const attributes = `puzzle="${puzzle}" mode="${mode}" strategy="${strategy}"${position}`;
  return `<retrace-sudoku ${attributes}></retrace-sudoku>`;
}

/** Sets what an embed sets by attributes. */
export function showScene(stage: Stage, { puzzle, mode, strategy, at }: Scene): void {
  stage.mode = mode;
  stage.puzzle = puzzle;
  stage.strategy = strategy;
  stage.at = at;
  // Where the same search is watched already, `at` has not changed but the cursor may have moved.
  // A newer movement may end this one, which is as it should be.
  if (mode === 'watch') stage.seek(at).catch(() => undefined);
}
