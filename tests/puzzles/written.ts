// Every text that a panel writes about one board, as a table: the tests read each again, and `npm run docs` shows it.
import type { BulkRow } from '../../web/core/bulk/rows';
import { withDigit, type Grid } from '../../web/core/grid';
import { coloured, noNotes, toggled, type Notes } from '../../web/core/notes';
import { formatPlayLink } from '../../web/core/play-link';
import { formatGrid } from '../../web/core/text';
import { csvHead, csvLine, ratedLine } from '../../web/client/bulk/bulk-rows';
import { historyOf } from '../../web/element/shared/state/history';
import { keptBoard } from '../../web/element/shared/state/kept-board';
import { linesOf } from '../../web/element/make/bench/bench-sentences';
import { textOf as gamesText } from '../../web/page/games/file';
import { linkOf } from '../../web/page/games/games-shelf';
import { embedOf } from '../../web/element/lessons/lesson-model';
import { sudokuPadLink, sudokuWikiLink } from '../../web/element/questions/share/outside-links';
import { csvOf, markdownOf } from '../../web/element/race/report';
import { raceMessagesIn } from '../../web/languages/en/race';
import { answerMessagesIn } from '../../web/languages/en/answers';
import { answersAsText } from '../../web/element/shared/answers/answer-files';
import { filmPart } from '../../web/element/shared/answers/film-answers';
import { predictMessagesIn } from '../../web/languages/en/predict';
import { frameSnippet, tagSnippet, type Embedded } from '../../web/page/embed/snippet';
import { finished, puzzle, runOf } from '../web/element/race/fixtures';

/** A puzzle as the reader finds it: a fact that it does not have is left out. */
export interface Expected {
  puzzle: string;
  digits?: Grid;
  notes?: Notes;
  name?: string;
}

export interface Written {
  en: string;
  ko: string;
  text: string;
  found: readonly Expected[];
}

export const entered = withDigit(puzzle, 1, 1);
const corner = toggled(toggled(noNotes, [2], 2, 'corner'), [80], 9, 'corner');
const both = toggled(toggled(corner, [80], 1, 'centre'), [3], 4, 'centre');
/** Each colour once, in blanks and cells with a digit. */
export const marked = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
  (notes, colour) => coloured(notes, [colour * 8 + 8], colour),
  both,
);
const twoColours = coloured(coloured(marked, [0], 3), [0], 4);
export const played: Expected = { puzzle, digits: entered, notes: marked };

const embedded: Embedded = {
  ...{ puzzle, trace: '', mode: 'solve', strategy: 'fast', order: 'classic' },
  ...{ techniques: 'all', hints: false, lesson: '' },
  ...{ controls: 'full', lang: 'en', theme: 'auto', speed: 1, at: 0, from: 0, to: NaN },
  ...{ autoplay: false, loop: false },
};
const page = 'https://example.org/retrace/';
const linkTo = (digits: Grid, notes: Notes) =>
  page + formatPlayLink({ givens: puzzle, digits, notes });
const race = runOf([finished('used-flags', [1.25, 1.5, 1.75])]);
const machine = { browser: 'Test/1.0', cores: 2 };
const predicted = filmPart('used-flags', puzzle, [], predictMessagesIn('en'));
const one = [{ puzzle }];
const row: BulkRow = {
  ...{ kind: 'unique', line: 1, begin: 0, end: 81, nth: 0, givens: 21, solutions: 1, branches: 49 },
  ratings: { hardest: 107, firstPlacement: 107, firstStep: 97, technique: 'x-wing' },
  ...{ alike: { likeness: 'different', first: 0 }, problem: undefined },
};
const game = {
  history: historyOf({ givens: puzzle, digits: entered, notes: marked }),
  strategy: 'fast',
} as const;

export const written: readonly Written[] = [
  { en: '2580', ko: '2580', text: formatGrid(puzzle, '2580'), found: one },
  { en: '2239', ko: '2239', text: formatGrid(puzzle, '2239'), found: one },
  { en: 'line', ko: 'line', text: formatGrid(puzzle, 'line'), found: one },
  { en: 'A link', ko: '링크', text: linkTo(puzzle, noNotes), found: one },
  {
    en: 'A link with entries, notes and colours',
    ko: '입력한 숫자, 메모, 색이 담긴 링크',
    text: linkTo(entered, marked),
    found: [played],
  },
  {
    en: 'Links in sentences, one with two colours in a cell',
    ko: '문장 속의 링크, 하나는 한 칸에 색이 둘',
    text: `Here (${linkTo(entered, twoColours)}), 또는 ${linkTo(entered, marked)}입니다.`,
    found: [{ ...played, notes: twoColours }, played],
  },
  {
    en: 'A link to SudokuWiki',
    ko: 'SudokuWiki로 가는 링크',
    text: sudokuWikiLink(entered),
    found: [{ puzzle: entered }],
  },
  {
    en: 'A link to SudokuPad',
    ko: 'SudokuPad로 가는 링크',
    text: sudokuPadLink(puzzle, entered, marked),
    found: [played],
  },
  {
    en: 'The tag of a lesson’s board',
    ko: '강의 판의 태그',
    text: embedOf({ puzzle, strategy: 'used-flags', at: 0 }),
    found: one,
  },
  {
    en: 'The tag of an embed',
    ko: '임베드 태그',
    text: tagSnippet(embedded, { width: undefined, height: 600 }, page),
    found: one,
  },
  {
    en: 'The frame of an embed',
    ko: '임베드 프레임',
    text: frameSnippet(embedded, { width: undefined, height: 600 }, page, 'Sudoku'),
    found: one,
  },
  {
    en: 'A race as Markdown',
    ko: 'Markdown으로 쓴 경주',
    text: markdownOf(race, raceMessagesIn('en'), machine),
    found: one,
  },
  {
    en: 'A race as Markdown, in Korean',
    ko: '한국어 Markdown으로 쓴 경주',
    text: markdownOf(race, raceMessagesIn('ko'), machine),
    found: one,
  },
  { en: 'A race as CSV', ko: 'CSV로 쓴 경주', text: csvOf(race), found: [] },
  {
    en: 'Predictions',
    ko: '예측 기록',
    text: answersAsText([predicted], answerMessagesIn('en')),
    found: [{ puzzle, name: 'Film: used-flags' }],
  },
  {
    en: 'Many puzzles as CSV',
    ko: 'CSV로 쓴 여러 퍼즐',
    text:
      csvHead({ isRated: true, isCompared: true }, 1) +
      csvLine(row, puzzle, 2, { isRated: true, isCompared: true }, ['Made "here", today', '7.2']),
    found: [{ puzzle, name: 'Made "here", today' }],
  },
  {
    en: 'Ratings of many puzzles',
    ko: '여러 퍼즐의 난이도',
    text: ratedLine(puzzle, {
      hardest: 107,
      firstPlacement: 107,
      firstStep: 97,
      technique: 'x-wing',
    }),
    found: one,
  },
  {
    en: 'Puzzles of the setter’s bench, and of a series',
    ko: '출제 작업대와 연속 생성의 퍼즐',
    text: linesOf([puzzle, entered]),
    found: [{ puzzle }, { puzzle: entered }],
  },
  {
    en: 'A file of games',
    ko: '게임 파일',
    text: gamesText([
      { id: '1', revision: 1, board: keptBoard(game), link: linkOf(game.history), played: 0 },
    ]),
    found: [played],
  },
];
