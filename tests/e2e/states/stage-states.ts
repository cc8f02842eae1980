// The states of play that the stage is seen in: the way to each, and the controls that must be there.
import type { Page } from '@playwright/test';
import { dayOf } from '../../../web/core/make/daily';
import type { Stage } from './stage-faults';
import { expect } from '../support/expect';
import { noteBefore } from '../support/kept';
import { photoOf, type Drawn } from '../support/photos';
import { easySolved, endless, inkala, inkalaSolved, pointing } from '../support/puzzles';
import {
  button,
  cell,
  enter,
  expectBoard,
  followLink,
  open,
  openMenu,
  paste,
} from '../support/sudoku';

export interface StageState {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Controls of the state, beside those that are always there. */
  controls: readonly string[];
  /** Whether the panel may scroll: a list that is longer than it. */
  scrolls?: true;
  /** Where the board is, if it is not beside its tools: covered on purpose, or in a dialog, which may have none. */
  board?: Stage['board'];
  /** Whether Firefox shows it, too: the layout is the same, so a few are enough. */
  inFirefox?: true;
}

const keys = ['Enter 1', 'Enter 9', 'Erase'];
export const tools = ['Undo', 'Redo', 'Hint', 'Check', 'More', 'New', 'Pause the game'];

const pressAll = async (page: Page, ...names: string[]) => {
  for (const name of names) await button(page, name).click();
};
const enterWrong = async (page: Page) => {
  await open(page, pointing);
  await enter(page, 8, 5, '7');
};
/** A hint at its first step, in a board with notes. */
export const openHint = async (page: Page, ...more: string[]) => {
  await open(page, pointing);
  await pressAll(page, 'Hint', 'Fill in the missing notes');
  await expect(button(page, 'Where?')).toBeVisible();
  await pressAll(page, ...more);
};
const lastDigit = `${easySolved.slice(0, 80)}.`;
/** A puzzle of a day or a technique with its last digit left, solved by a press of it. */
const solveGiven = async (page: Page, purpose: Record<string, string>) => {
  await noteBefore(page, 'retrace-given-puzzles', JSON.stringify([{ purpose, puzzle: lastDigit }]));
  await open(page, lastDigit);
  await enter(page, 9, 9, easySolved.charAt(80));
};
const openPhoto = async (page: Page, drawn: Drawn, said: RegExp) => {
  await open(page);
  const buffer = await photoOf(page, drawn);
  await button(page, 'More').click();
  await page
    .getByLabel('Photo of a puzzle', { exact: true })
    .setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(said)).toBeVisible({ timeout: 30_000 });
};
const inReview = ['1', '9', 'Blank', 'Put on the board', 'Another photo', 'Cancel'];
const inMore = async (page: Page, name: string) => {
  await button(page, 'More').click();
  await button(page, name).click();
};

export const stageStates: readonly StageState[] = [
  {
    name: 'a game',
    inFirefox: true,
    controls: [...keys, 'Digits', 'Colours'],
    open: async (page) => {
      await open(page, inkala);
      await enter(page, 1, 2, '1');
    },
  },
  {
    name: 'the first visit, with the choice of a puzzle',
    controls: ['Easy', 'Medium', 'Hard', 'Expert', 'Today’s puzzle', 'Bring your own'],
    open: async (page) => {
      await page.goto('/');
      await expect(button(page, 'Medium')).toBeVisible();
    },
  },
  {
    name: 'a hint that needs notes',
    controls: ['Fill in the missing notes', 'About the technique', 'Close'],
    open: async (page) => {
      await open(page, pointing);
      await pressAll(page, 'Hint');
      await expect(button(page, 'Fill in the missing notes')).toBeVisible();
    },
  },
  { name: 'the first step of a hint', controls: ['Where?', 'Close'], open: openHint },
  {
    name: 'the second step of a hint',
    controls: ['What?', 'Close'],
    open: (page) => openHint(page, 'Where?'),
  },
  {
    name: 'the third step of a hint',
    controls: ['Why?', 'Apply', 'Close'],
    open: (page) => openHint(page, 'Where?', 'What?'),
  },
  {
    name: 'the reason of a hint',
    inFirefox: true,
    controls: ['Apply', 'All steps', 'Close'],
    open: (page) => openHint(page, 'Where?', 'What?', 'Why?'),
  },
  {
    name: 'a hint that was applied',
    controls: ['Next hint', 'Close'],
    open: (page) => openHint(page, 'Where?', 'What?', 'Apply'),
  },
  {
    name: 'the explanation of a technique',
    scrolls: true,
    controls: ['About the technique', 'Close'],
    open: (page) => openHint(page, 'About the technique'),
  },
  {
    name: 'a game that is done',
    inFirefox: true,
    controls: ['Next of this level', 'Share the puzzle', 'My games and statistics', 'Close'],
    open: async (page) => {
      await open(page, lastDigit);
      await enter(page, 9, 9, easySolved.charAt(80));
      await expect(button(page, 'Next of this level')).toBeVisible();
    },
  },
  {
    name: 'a puzzle that was pasted',
    controls: keys,
    open: async (page) => {
      await open(page);
      await paste(page, pointing);
      await expect(cell(page, 1, 3)).toHaveText('8');
    },
  },
  {
    name: 'a list that was pasted',
    scrolls: true,
    controls: ['Puzzle 1', 'Close'],
    open: async (page) => {
      await open(page);
      await paste(page, `${pointing}\n${inkala}\n`);
      await expect(button(page, 'Puzzle 1')).toBeVisible();
    },
  },
  {
    name: 'an error',
    inFirefox: true,
    controls: ['Close'],
    open: async (page) => {
      await open(page, inkala);
      await paste(page, `${inkala}1`);
      await expect(page.getByRole('alert')).not.toBeEmpty();
    },
  },
  {
    name: 'entries that are wrong',
    controls: keys,
    open: async (page) => {
      await enterWrong(page);
      await pressAll(page, 'Check');
      await expect(page.getByText('Wrong: r8c5.')).toBeVisible();
    },
  },
  {
    name: 'the way back before a mistake',
    controls: ['Undo to before the mistake', 'Close'],
    open: async (page) => {
      await enterWrong(page);
      await inMore(page, 'Where did I go wrong?');
      await expect(button(page, 'Undo to before the mistake')).toBeVisible();
    },
  },
  {
    name: 'a contradiction',
    controls: keys,
    open: async (page) => {
      await open(page, pointing);
      await enter(page, 1, 1, '8');
      await expect(page.getByText(/Contradiction:/)).toBeVisible();
    },
  },
  {
    name: 'a game that another has put aside',
    controls: [...keys, 'Back to my game'],
    open: async (page) => {
      await enterWrong(page);
      await followLink(page, inkala);
      await expect(button(page, 'Back to my game')).toBeVisible();
    },
  },
  {
    name: 'the pause',
    board: 'covered',
    controls: ['Resume the game'],
    open: async (page) => {
      await open(page, inkala);
      await pressAll(page, 'Pause the game');
    },
  },
  {
    name: 'a puzzle that is typed in',
    controls: [...keys, 'Use as givens', 'On to the next cell', 'Digit first'],
    open: async (page) => {
      await open(page, inkala);
      await inMore(page, 'Type it in');
      await pressAll(page, 'Enter 5');
    },
  },
  {
    name: 'givens that are edited',
    controls: [...keys, 'Done editing givens'],
    open: async (page) => {
      await open(page, inkala);
      await button(page, 'More').click();
      await openMenu(page);
      await button(page, 'Edit givens').click();
    },
  },
  {
    name: 'a new puzzle of the hardest level',
    controls: keys,
    open: async (page) => {
      await page.goto('/');
      await pressAll(page, 'Expert');
      await expect(page.getByText('A new puzzle: expert.')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'the puzzle of the day',
    controls: keys,
    open: async (page) => {
      await page.goto('/');
      await pressAll(page, 'Today’s puzzle');
      await expect(page.locator('.line')).toContainText('The puzzle for', { timeout: 30_000 });
    },
  },
  {
    name: 'the puzzle of the day that is done',
    controls: ['Next of this level', 'Share the puzzle', 'My games and statistics', 'Close'],
    open: async (page) => {
      await solveGiven(page, { day: dayOf(new Date()), level: 'very-hard' });
      await expect(page.getByText('1 day', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a puzzle to practise a technique',
    controls: keys,
    open: async (page) => {
      await page.goto('/#m=techniques&l=xyz-wing');
      await pressAll(page, 'Find one');
      await expect(page.getByText(/Find the XYZ-wing/i)).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'a technique that was found by the last digit',
    controls: ['Next one', 'To the course', 'Close'],
    open: (page) => solveGiven(page, { kind: 'technique', technique: 'full-house' }),
  },
  {
    name: 'a board with notes, colours and several cells',
    controls: ['Colour 1', 'Colour 9'],
    open: async (page) => {
      await open(page, pointing);
      await pressAll(page, 'Hint', 'Fill in the missing notes', 'Close');
      await page.keyboard.press('ControlOrMeta+a');
      await pressAll(page, 'Colours', 'Colour 7');
    },
  },
  {
    name: 'dozens of wrong entries',
    controls: keys,
    open: async (page) => {
      // Every digit of another puzzle's answer.
      const entered = Array.from(easySolved, (digit, at) =>
        inkala[at] === '.' ? digit : inkala[at],
      );
      await page.goto(`/#p=${inkala}&e=${entered.join('')}`);
      await expectBoard(page, entered.join(''));
      await pressAll(page, 'Check');
      await expect(page.getByText(/Wrong:/)).toBeVisible();
    },
  },
  {
    name: 'a hint where no technique helps',
    controls: ['Watch the search', 'About the technique', 'Close'],
    open: async (page) => {
      await open(page, '1'.padEnd(81, '.'));
      await pressAll(page, 'Hint');
      await expect(button(page, 'Watch the search')).toBeVisible();
    },
  },
  {
    name: 'a hint for a puzzle without a solution',
    controls: ['Close'],
    open: async (page) => {
      await open(page, endless);
      await pressAll(page, 'Hint');
      await expect(page.getByRole('region', { name: 'Hint', exact: true })).toContainText(
        'solution',
      );
    },
  },
  {
    name: 'a hint for notes that are wrong',
    controls: ['Write these notes again', 'Close'],
    open: async (page) => {
      await open(page, pointing);
      await pressAll(page, 'Hint', 'Fill in the missing notes', 'Close', 'Centre');
      for (const digit of '123456789') await enter(page, 1, 1, digit);
      await pressAll(page, 'Hint');
    },
  },
  {
    name: 'a photo that was read',
    board: 'dialog',
    controls: inReview,
    open: (page) => openPhoto(page, { line: inkala }, /All digits are clear/),
  },
  {
    name: 'a photo of a game with doubtful digits',
    board: 'dialog',
    controls: [...inReview, 'Next doubtful cell', 'With my entries'],
    open: (page) =>
      openPhoto(
        page,
        {
          line: inkala,
          entries: Array.from(inkalaSolved, (digit, at) =>
            inkala[at] === '.' && at < 30 ? digit : '.',
          ).join(''),
          notes: [[60, '12345']],
          over: [0, '@'],
        },
        /^One doubtful digit/,
      ),
  },
  {
    name: 'a photo of a game with many wrong entries',
    board: 'dialog',
    controls: [...inReview, 'With my entries'],
    open: (page) =>
      openPhoto(
        page,
        {
          line: inkala,
          entries: Array.from(easySolved, (digit, at) => (inkala[at] === '.' ? digit : '.')).join(
            '',
          ),
        },
        /do not fit/,
      ),
  },
  {
    name: 'a photo of two puzzles that are begun',
    board: 'dialog',
    controls: [...inReview, 'Grid 1 of 2: next', 'With my entries'],
    open: (page) =>
      openPhoto(
        page,
        { line: inkala, entries: `.${inkalaSolved.charAt(1)}`.padEnd(81, '.'), shows: 'twice' },
        /Grid 1 of 2/,
      ),
  },
  {
    name: 'a photo without a puzzle',
    board: 'none',
    controls: ['Another photo', 'Cancel'],
    open: (page) => openPhoto(page, { shows: 'black' }, /Nothing can be seen/),
  },
];
