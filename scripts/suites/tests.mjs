// Which tests belong to which suite, by their names: the long, the slow, those where browsers differ.

/** A native test with this in its name takes long, and belongs to `exhaustive` alone (GoogleTest's pattern). */
export const long = '*Exhaustive*';

/**
 * Half of the time under sanitizers: slow strategies on long searches, whose every line runs in shorter tests too.
 * `npm run test:all` runs these as well.
 */
export const slowUnderSanitizers = [
  // Inkala's puzzle to its end; TakesTheSameStepsAsHouseMasks compares the same on short searches.
  '*RowMajor.TakesTheSameStepsOnInkalasPuzzleToTheEnd/copied_*',
  // Samples of the large files; SolveBy.FindsTheOneSolution runs each strategy on the small table.
  '*RowMajorFiles.HaveTheFirstSolutionThatSolvingGivesInSamples/*',
  '*SolveBy.FindsTheOneSolution/copied_board',
  '*Slices.OfRandomBudgetsGiveTheTraceOfOneRun/copied_board',
  'WriteUps.CopiedBoardDoesTheSameWork',
  // Hundreds of puzzles and pictures are made; other tests of the same files make a few.
  'GenerateCommand.MakesNoTwoThatAreAlike',
  'ScanOfPhotos.ReadsDrawnOnesInTypefacesThatWereHeldOut',
  'Scan.ReadsAPuzzleInNearlyAllTypefacesThatWereHeldOutAndMarksTheRest',
  'Climb.FindsWorseAndWorsePuzzlesForEveryStrategyThatTakesBack',
];

/** Specifications of what browsers have in different ways; the others run in Chromium every time. */
export const differing = [
  '[ /](embed|embed-frame|share)\\.spec\\.ts ',
  '[ /]offline\\.spec\\.ts (at / |an embed )',
  // Keys, not what comes of them.
  '[ /]enter\\.spec\\.ts (?!reset|cells are named|both cells|a given|the keypad)',
].join('|');

/** Tests that install other people's tools from the npm registry, which takes minutes. */
export const installing = '@registry';

/** Tests that take long (compilers are fetched, every example is opened), or that do the same in the other language. */
export const whole = '@whole';
