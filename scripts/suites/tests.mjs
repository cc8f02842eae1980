// Sorts tests into suites by their names: long ones, slow ones, those in which browsers differ.

/** A native test with this in its name takes long, and belongs only to `exhaustive` (GoogleTest's pattern). */
export const long = '*Exhaustive*';

/**
 * These take half of the time under sanitizers: slow strategies on long searches, whose every line also runs in shorter tests.
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
  // These make hundreds of puzzles and pictures; other tests in the same files make a few.
  'GenerateCommand.MakesNoTwoThatAreAlike',
  'ScanOfPhotos.ReadsDrawnOnesInTypefacesThatWereHeldOut',
  'Scan.ReadsAPuzzleInNearlyAllTypefacesThatWereHeldOutAndMarksTheRest',
  'Climb.FindsWorseAndWorsePuzzlesForEveryStrategyThatTakesBack',
  'Generator.MeetsOrdersForEachTechniqueOffTheScaleByTheTeachingOrder',
  'Interrupt.TellsWhatWasTriedForARarePuzzle',
  'Path.TakesNoDigitOfTheSolutionFromAnyPuzzle',
  'StoredPuzzles.NeedTheTechniqueThatTheScaleLacks',
  'ScanOfScreens.ReadsThirteenDesignsLightAndDarkFromFewDigitsToAll',
  'ScanOfHandwriting.ReadsWhatHandsWroteAndKnowsTheGivens',
  'ScanOfEntries.PartsThemFromTheGivensAndTellsWhichIsWrong',
  'Techniques.OffTheScaleAreRightAtEveryStepOfRandomPuzzles',
];

/** The specifications of features that browsers have in different ways: custom elements, frames, focus and keys, printing, the service worker. `npm test` runs it. */
export const differing = [
  '[ /](embed|embed-frame|share)\\.spec\\.ts ',
  '[ /]offline\\.spec\\.ts (at / |an embed )',
  '[ /]offline-changed\\.spec\\.ts files ',
  // The keys themselves, not their effects.
  '[ /]enter\\.spec\\.ts (?!reset|both cells|a given|the keypad)',
].join('|');

/**
 * The specifications that walk the page and the widget through every size, and that read a hundred drawn screens: a third of the time of
 * all. `npm run test:all` runs them.
 */
export const sizes =
  '[ /](embed-(fit|narrow|parts|height|colours|room|host-layout)|one-screen|scan-apps|stage|states/states)\\.spec\\.ts ';

/**
 * Specifications in Chromium that are suites of their own, since what they walk through does not depend on every mode: a change of
 * another mode need not run them. turbo.json has the files that each depends on.
 */
export const chromiumModes = {
  'chromium-code': '[ /]code[\\w-]*\\.spec\\.ts ',
  'chromium-watch': '[ /](watch|race|trace|recording|save-recording|predict)[\\w-]*\\.spec\\.ts ',
  'chromium-make': '[ /](make[\\w-]*|bulk/[\\w-]+)\\.spec\\.ts ',
  'chromium-lessons': '[ /](lessons|practice|embed-lessons?)[\\w-]*\\.spec\\.ts ',
  'chromium-scan': '[ /](scan|camera)[\\w-]*\\.spec\\.ts ',
  'chromium-package': '[ /](package|notices|release|oembed|hosting)[\\w-]*\\.spec\\.ts ',
};

/** One way through each mode, and features of browsers on it: storage, files, workers, the clipboard. */
const journeyOf = {
  places: ['there is a puzzle, what this is', 'Back and Forward walk'],
  intake: ['every form of a file', 'a text pasted with the focus', 'a file dropped'],
  element: ['properties set before', 'events bubble', 'a move within the page'],
  'questions/play': ['where it went wrong'],
  hint: ['the pattern and its effect'],
  explain: ['the path is walked'],
  watch: ['the timeline is dragged', 'keys move it', 'the speed chosen is there again'],
  'save-recording': ['a search that is saved'],
  race: ['the three of the 2580 question'],
  code: ['the program that it begins with', 'a program outlasts a reload'],
  lessons: ['a wrong answer gets its reason', 'progress is kept'],
  make: ['a puzzle is made to order'],
  'make-thousands': ['after a reload thousands'],
  'questions/questions': ['redundant givens are taken away'],
  'bulk/bulk': ['a pasted list has every row'],
  scan: ['a photo is read'],
  frame: ['is chosen in the frame', 'is switched in the frame'],
};

/** A pattern for Playwright's --grep; in one language. */
export const journeys = Object.entries(journeyOf)
  .flatMap(([file, titles]) =>
    titles.map((title) => `[ /]${file}\\.spec\\.ts (?!.*@whole).*${title}`),
  )
  .join('|');

/** Tests that install other people's tools from the npm registry, which takes minutes. */
export const installing = '@registry';

/** Tests of programs in Java, which not every build of the page has. */
export const inJava = '@java';

/** Tests that take long (they fetch compilers, open every example), or that repeat others in the second language. */
export const whole = '@whole';
