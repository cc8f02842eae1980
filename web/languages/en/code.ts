// English texts of Code mode.
import type { Notice, Phase } from '../../core/code/phase';
import type { Difference } from '../../core/code/problems/problem';
import { wordsIn } from '../look-up';
import { causeWords } from './code-cause';
import { lessonWords } from './code-lessons';
import { problemWords } from './code-problems';
import { remarkWords } from './code-remarks';
import { runWords } from './code-run';
import { slowWords } from './code-slow';
import { timeNoteIn, times } from './code-time';
import { number, plural } from './grammar';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (milliseconds: number) => number(Math.ceil(milliseconds / 1000));
const stillCompiling = (soFar: number) =>
  `Still compiling after ${number(soFar)} s, as on a slow or busy machine. It goes on until it is done, or until you press Stop.`;
const recognised = (language: string) =>
  `This program is written in ${language}, so that language is chosen now. If this is wrong, choose another.`;

export const words = {
  title: 'Your own program',
  intro:
    'Paste the program as you would submit it. Your browser judges it, and every write to its board becomes a step to watch.',
  problem: 'Problem',
  ...problemWords,
  tests: 'Input',
  testSets: { all: 'All tests', board: 'The puzzle on the board', own: 'Your own text' },
  language: 'Language',
  program: 'Program',
  unnamed: (count: number) => `Program ${count}`,
  rename: 'Name of the program',
  add: 'New',
  remove: 'Delete',
  restore: 'Restore it',
  import: 'Open a file',
  export: 'Save as a file',
  share: 'Copy a link',
  start: 'Start from one of ours',
  run: 'Run',
  stop: 'Stop',
  editor: 'Program',
  editorNote: 'Tab indents. Press Escape, then Tab, to leave the editor.',
  loadingEditor: 'Loading the editor…',
  editorFailed: 'The editor could not be loaded.',
  safety:
    'A program from a link runs only when you press Run, and cannot reach the network, storage or this page.',
  slowness: {
    cpp: 'Compiled in your browser, which takes up to 500 MB of memory.',
    python: 'Python runs here about half as fast as on your own machine.',
    java: 'Compiled in your browser, which takes up to 500 MB of memory.',
    javascript: 'JavaScript is interpreted here, many times slower than in Node.',
  },
  /** Before a language is used first: what is fetched, in bytes. */
  size: (language: string, bytes: number) =>
    `${language} is downloaded once (${megabytes(bytes)}) and works offline afterwards.`,
  /** A language that this build of the page is without, and the command that adds it. */
  notBuilt: (language: string, command: string) =>
    `This copy of Retrace has no ${language}. Whoever runs it adds it with the command ${command}.`,
  removeKept: (language: string, bytes: number) => `Remove ${language} (${megabytes(bytes)})`,
  phase: (phase: Phase) => {
    switch (phase.kind) {
      case 'idle':
        return '';
      case 'loading':
        return phase.all > 0
          ? `Loading: ${megabytes(phase.done)} of ${megabytes(phase.all)}`
          : 'Loading…';
      case 'preparing':
        return phase.seconds === undefined ? 'Reading the program…' : stillCompiling(phase.seconds);
      case 'testing':
        return `Test ${phase.test} of ${phase.of} is running, for at most ${seconds(phase.most)} s…`;
      case 'measuring':
        return phase.seconds === undefined
          ? "Preparing the setter's program, to be timed beside yours…"
          : stillCompiling(phase.seconds);
      case 'filming':
        return phase.steps > 0
          ? `Recording its search: ${number(phase.steps)} steps`
          : 'Recording its search…';
      case 'comparing':
        return 'Our strategies are running…';
      case 'explaining':
        return 'Accepted programs are running on the same test…';
      case 'stopped':
        return 'Stopped.';
      case 'failed':
        return phase.isRefused
          ? 'Programs cannot run here: the policy of this site refuses the frame in which they run. The headers that the site needs are in docs/hosting.md.'
          : 'The run failed: the tools that run programs could not be loaded, or crashed. Try again.';
    }
  },
  verdicts: {
    accepted: 'Accepted',
    'near-limit': 'Close to the time limit',
    'wrong-answer': 'Wrong answer',
    'time-limit': 'Time limit exceeded',
    'memory-limit': 'Memory limit exceeded',
    'output-limit': 'Output limit exceeded',
    'runtime-error': 'Runtime error',
    'compile-error': 'Compile error',
  },
  verdictNotes: {
    accepted: 'Every test was right.',
    'near-limit': 'Every answer was right. Whether it is in time, only Baekjoon can tell.',
    'wrong-answer': 'The output differs on the test below.',
    'time-limit':
      'The program did not end within 15 seconds here, several times the judge’s limit.',
    'memory-limit': 'The program needed more than 256 MB.',
    'output-limit': 'The program printed more than 1 MB.',
    'runtime-error': 'The program ended with an error.',
    'compile-error': 'The program does not compile; the editor marks the line.',
  },
  /** Where a single puzzle was judged, in place of the notes above. */
  oneAccepted: 'This puzzle was right; the other tests were not run.',
  oneNear: 'This puzzle was right. Whether it is in time, only Baekjoon can tell.',
  /** The estimate that decides, and by what it was made. */
  timeNote: timeNoteIn(number),
  /** So many times as long as the setter's program on the same test. */
  times,
  testsTable: { test: 'Test', verdict: 'Verdict', time: 'Time here', times: "Times the setter's" },
  testsTitle: 'Tests',
  testsRight: (right: number, all: number) => `Tests: ${right} of ${all} right`,
  test: (count: number, kind: 'sample' | 'own' | 'board') =>
    kind === 'board'
      ? 'The board'
      : kind === 'sample'
        ? `Test ${count}, the sample`
        : `Test ${count}`,
  notRun: 'not run',
  watch: 'Watch its search',
  /** The same in a table. */
  watchShort: 'Watch',
  watchTest: (count: number) => `Watch its search on test ${count}`,
  picture: (isOutput: boolean): string =>
    isOutput ? 'What the program printed' : 'The puzzle of this test',
  difference: ({ line, reason }: Difference) =>
    ({
      missing: `Line ${line} is missing.`,
      surplus: `The output has a line ${line}; it should end before.`,
      form: `Line ${line} is not in the form that the problem asks for.`,
      blank: `Line ${line} still has a blank: the board was printed before it was full, or after its cells were emptied again.`,
      given: `Line ${line} changes a given.`,
      clash: `Line ${line} has a digit that is already in its row, column or box.`,
      'other-solution': `Line ${line} differs: it belongs to a solution other than the first.`,
    })[reason],
  found: 'Printed',
  expected: 'Expected',
  nothingFound: '(nothing)',
  diagnostics: 'Compiler messages',
  place: (line: number, column?: number) =>
    column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`,
  faults: 'Hidden from the verdict',
  /** Below an index outside in C++, where the answers are right. */
  mayFailThere:
    'The answers are right here. g++ takes an index outside its array for impossible and may leave out turns of the loop around it, so the same program can fail on Baekjoon: mend this line first.',
  ...runWords,
  filmTitle: 'Its search',
  film: (steps: number, isCut: boolean) =>
    `${plural(steps, 'step')}${isCut ? ', cut off because the run was stopped or the limit of steps was reached' : ''}.`,
  /** The number of steps of a film that was cut: there are more. */
  moreThan: (steps: number) => `more than ${number(steps)}`,
  /** Below the number of steps: what a step is. */
  counted:
    'A step is a digit that is put into a blank or taken back. One that is written over another counts as two, since the old one is taken back first; a write that changes nothing counts as none.',
  noFilm:
    'No step was seen: steps are seen where a program writes digits into an array or a list that holds the whole puzzle, in Python also into a dictionary by row and column. A program that keeps its board in another way, such as in a map or in bit masks alone, shows none. It is judged all the same.',
  ...causeWords,
  ...lessonWords,
  slow: slowWords,
  remarks: remarkWords,
  /** The pane with the output of a program. */
  printed: {
    title: 'Output',
    errors: 'Standard error',
    /** The line that is marked. */
    differs: 'The first line that is not right',
    missing: '(the line that is missing)',
    save: 'Save the output',
    /** The text for a run of one's own. */
    input: 'Standard input',
    ran: (time: string) => `The program ended after ${time}.`,
  },
  /** The button of a link to a film. */
  watchLinked: (step: number) =>
    step > 0 ? `Run it and watch step ${number(step)}` : 'Run it and watch its search',
  race: 'Beside our strategies',
  raceNote:
    'On the same puzzle, now, in this browser. Ours are compiled; compare steps first, and times only with each other.',
  compare: 'Compare',
  compared: { program: 'Program', steps: 'Steps', time: 'Time' },
  yours: 'Your program',
  notSeen: 'not seen',
  notice: (notice: Notice) => {
    if (typeof notice === 'object') {
      if ('problem' in notice) return problemWords.recognisedProblem(notice.problem);
      return `This program looks like ${notice.foreign}, which does not run here. C++, Python, Java and JavaScript do.`;
    }
    return {
      mended: remarkWords.mended,
      copied: 'The link is copied. It carries the program.',
      'not-copied': 'The browser did not allow copying.',
      'too-long': 'The program is too long for a link. Save it as a file instead.',
      shared: 'This program came with the link. It runs when you press Run.',
      'shared-film':
        'This link leads to a step of this program’s search. The program runs only when you press the button.',
      'shared-too-long':
        'The program in this link is too long to open. Ask for it as a file instead.',
      'no-answer': 'The puzzle on the board has no solution, so there is nothing to judge.',
      unreadable: 'That file is not a program in a language that runs here.',
      'recognised-cpp': recognised('C++'),
      'recognised-python': recognised('Python'),
      'recognised-java': recognised('Java'),
      'recognised-javascript': recognised('JavaScript'),
    }[notice];
  },
  number,
  ms: (value: number) => (value < 1 ? `${value.toFixed(2)} ms` : `${number(Math.round(value))} ms`),
};

export type CodeMessages = typeof words;

export const codeMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/code.ts', { eager: true, import: 'words' }),
);
