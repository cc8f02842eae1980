// The states of the page that every sweep goes through: the way to each state, and a sign that it is there.
import type { Page } from '@playwright/test';
import { openBulk, phase } from '../bulk/support';
import { openCode, press, write } from '../support/coding';
import { expect } from '../support/expect';
import { photoOf } from '../support/photos';
import { easy, easySolved, inkala, lineOf, long, pointing, sample2239 } from '../support/puzzles';
import {
  alert,
  button,
  cell,
  expectBoard,
  followLink,
  open,
  openLearn,
  openMenu,
  paste,
  pressInMenu,
} from '../support/sudoku';
import { expectAt, expectExplored, openWatch } from '../support/watching';

export interface State {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Whether the state has a dialog over the page, which puts the list of languages out of reach. */
  modal?: true;
  /** Whether axe also checks the examples below the board: they are the same everywhere, so one state in each colour is enough. */
  examples?: true;
}

const contradicting = '11'.padEnd(81, '.');
/** A solution without 1, 2 and 3: a puzzle with few solutions. */
const several = lineOf(sample2239.output).replace(/[123]/g, '.');
const allKinds = [inkala, '.'.repeat(81), 'hello', contradicting, easy].join('\n');
const program = `const board = require('fs').readFileSync('/dev/stdin').toString().trim()
  .split('\\n').map((line) => line.split(' ').map(Number)); // the nine lines of the problem, as numbers
function fill(row, col) { board[row][col] = 9; board[row][col] = 0; }
fill(0, 0);
console.log(board.map((row) => row.join(' ')).join('\\n'));`;

/** The steps of the search for Inkala's puzzle with used-flags. */
const wholeSteps = 99_056;

const seeText = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 });
const pressAll = async (page: Page, ...names: string[]) => {
  for (const name of names) await button(page, name).click();
};

/** Enters a digit into the first blank, after which the puzzle counts as a begun game. */
const begin = async (page: Page, puzzle: string) => {
  const blank = puzzle.indexOf('.');
  await cell(page, Math.floor(blank / 9) + 1, (blank % 9) + 1).click();
  await page.keyboard.press('1');
};

const openSolver = (page: Page) => page.getByText('Solver', { exact: true }).click();

const playing: State[] = [
  {
    name: 'a puzzle with a cell chosen',
    examples: true,
    open: async (page) => {
      await open(page, inkala);
      await cell(page, 1, 2).click();
      await expect(button(page, 'Enter 7')).toHaveAccessibleDescription('6 left');
    },
  },
  {
    name: 'an answer and its difficulty',
    open: async (page) => {
      await open(page, easy);
      await openSolver(page);
      await pressAll(page, 'Solve');
      await expect(page.getByRole('region', { name: 'Difficulty' })).toContainText('Hardest step');
    },
  },
  {
    name: 'a contradiction and an error',
    open: async (page) => {
      await open(page, contradicting);
      await openSolver(page);
      await pressAll(page, 'Solve');
      await paste(page, 'x'.repeat(82));
      await expect(alert(page)).not.toBeEmpty();
    },
  },
  {
    name: 'a hint with all that it tells',
    open: async (page) => {
      await open(page, pointing);
      await pressAll(page, 'Fill in notes', 'Hint', 'Where?', 'What?', 'Why?');
    },
  },
  {
    name: 'notes, colours, several cells and the settings',
    open: async (page) => {
      await open(page, inkala);
      await cell(page, 1, 2).click();
      await page.keyboard.press('1');
      await openMenu(page);
      await pressAll(page, 'Several cells');
      for (const column of [2, 3, 4]) await cell(page, 1, column).click();
      await pressAll(page, 'Centre', 'Enter 1', 'Enter 4', 'Colours', 'Colour 7');
    },
  },
  {
    name: 'givens that are edited',
    examples: true,
    open: async (page) => {
      await open(page, inkala);
      await pressInMenu(page, 'Edit givens');
      await seeText(page, 'Digits that you enter now become givens.');
    },
  },
  {
    name: 'a game that a link has put aside',
    open: async (page) => {
      await open(page, inkala);
      await cell(page, 1, 2).click();
      await page.keyboard.press('2');
      await followLink(page, easy);
      await expect(button(page, 'Back to my game')).toBeVisible();
    },
  },
  {
    name: 'the ways to share and print',
    open: async (page) => {
      await open(page, inkala);
      await openSolver(page);
      await pressAll(page, 'Share and print');
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    },
  },
  {
    name: 'the panel to embed',
    modal: true,
    open: async (page) => {
      await openWatch(page, { puzzle: inkala, at: 120 });
      await pressAll(page, 'Embed');
      await expect(page.getByText('Loading the preview…')).toBeHidden();
    },
  },
  {
    name: 'the list of games',
    modal: true,
    open: async (page) => {
      for (const puzzle of [inkala, pointing]) {
        await open(page, puzzle);
        await begin(page, puzzle);
      }
      await pressAll(page, 'My games');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'a game that is done',
    open: async (page) => {
      await open(page, `${easySolved.slice(0, 80)}.`);
      await cell(page, 9, 9).click();
      await page.keyboard.press(easySolved.charAt(80));
      await expect(page.getByRole('region', { name: 'Solved', exact: true })).toBeVisible();
    },
  },
  {
    name: 'the calendar',
    modal: true,
    open: async (page) => {
      await open(page, inkala);
      await pressAll(page, 'Calendar');
      await expect(page.getByRole('dialog').locator('[aria-current=date]')).toBeVisible();
    },
  },
  {
    name: 'the course of techniques',
    open: async (page) => {
      await open(page, inkala);
      await pressAll(page, 'By technique');
      await expect(page.getByRole('button', { name: /^Swordfish 0 of 3 found/ })).toBeVisible();
    },
  },
  {
    name: 'a technique of the course',
    open: async (page) => {
      await page.goto('/#m=techniques&l=swordfish');
      await pressAll(page, 'Where?', 'What?', 'Why?');
      await seeText(page, '0 of 3 found');
    },
  },
  {
    name: 'a board to share',
    modal: true,
    open: async (page) => {
      await open(page, inkala);
      await pressAll(page, 'Share');
      await expect(page.getByRole('group', { name: 'The link' })).toBeVisible();
    },
  },
  {
    name: 'a puzzle that is typed in',
    open: async (page) => {
      await open(page, inkala);
      await pressAll(page, 'Type it in', 'Enter 5');
      await seeText(page, 'On to the next cell');
    },
  },
  {
    name: 'a photo that was read',
    modal: true,
    open: async (page) => {
      await open(page);
      const buffer = await photoOf(page, { line: inkala });
      await page
        .getByLabel('Photo of a puzzle', { exact: true })
        .setInputFiles({ name: 'it.png', mimeType: 'image/png', buffer });
      await seeText(page, 'All digits are clear');
    },
  },
  {
    name: 'a step of the logical path',
    open: async (page) => {
      await page.goto(`/#p=${long}&s=fast&m=explain&at=9`);
      await expect(page.locator('.step-text .kind b')).toBeVisible();
    },
  },
];

const searching: State[] = [
  {
    name: 'a dead end that is watched',
    open: async (page) => {
      await openWatch(page, { puzzle: inkala, at: 5000 });
      await expectExplored(page, wholeSteps);
      await pressAll(page, 'Next dead end');
      await expectAt(page, 5003);
    },
  },
  {
    name: 'the tree and a section',
    open: async (page) => {
      await openWatch(page, { puzzle: inkala, at: 5000 });
      await expectExplored(page, wholeSteps);
      await page.getByRole('tab', { name: 'Tree' }).click();
      await pressAll(page, 'From here: start of the section');
    },
  },
  {
    name: 'the keys of a search that is watched',
    modal: true,
    open: async (page) => {
      await openWatch(page, { puzzle: inkala, at: 5000 });
      await pressAll(page, 'Keys');
    },
  },
  {
    name: 'the log of the steps',
    open: async (page) => {
      await openWatch(page, { puzzle: inkala, at: 5000 });
      await page.getByRole('tab', { name: 'Log' }).click();
    },
  },
  {
    name: 'a solution that is watched',
    open: async (page) => {
      await page.goto(`/#p=${easy}&s=exact-cover&m=watch`);
      await pressAll(page, 'To the solution');
      await expectBoard(page, easySolved);
    },
  },
  {
    name: 'nothing to watch',
    open: async (page) => {
      await page.goto(`/#p=${contradicting}&s=used-flags&m=watch`);
      await seeText(page, 'contradict');
    },
  },
  {
    name: 'a race before its start',
    open: (page) => page.goto(`/#p=${easy}&s=used-flags&m=race`),
  },
  {
    name: 'a race that is over',
    open: async (page) => {
      await page.goto(`/#p=${inkala}&s=used-flags&m=race`);
      await page.getByLabel('Runs of each').selectOption('1');
      await pressAll(page, 'Start the race');
      await expect(page.getByText('All 3 are in.', { exact: true })).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  { name: 'a program to begin with', open: (page) => openCode(page) },
  {
    name: 'a program that was judged',
    open: async (page) => {
      await openCode(page);
      await write(page, program);
      await press(page, 'Run');
      await expect(button(page, 'Save the recording')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'the film of a person’s own program',
    open: async (page) => {
      await openCode(page);
      await write(page, program);
      await press(page, 'Run');
      await press(page, 'Watch its search');
      await pressAll(page, 'One step on');
    },
  },
];

const making: State[] = [
  {
    name: 'a puzzle that was made',
    open: async (page) => {
      await page.goto('/#m=make');
      await pressAll(page, 'Make a puzzle');
      await seeText(page, /\(\d\.\d\), \d\d givens$/);
    },
  },
  {
    name: 'a sheet of puzzles',
    open: async (page) => {
      await page.goto('/#m=make');
      await pressAll(page, 'Sheet');
      await page.getByLabel('Difficulty', { exact: true }).selectOption('easy');
      await pressAll(page, 'Make the sheet');
      await seeText(page, '4 puzzles on the sheet.');
    },
  },
  {
    name: 'the setting of thousands',
    open: async (page) => {
      await page.goto('/#m=make');
      await pressAll(page, 'Thousands');
      await expect(button(page, 'Make 1,000 puzzles')).toBeVisible();
    },
  },
  {
    name: 'a file at the setter’s bench',
    open: async (page) => {
      await page.goto('/#m=make');
      await pressAll(page, 'Setter’s bench');
      await page.getByLabel('Question').selectOption('dedupe');
      const list = `${several}\n${'1'.repeat(80)}\n`;
      await page.getByLabel('Open file…').setInputFiles({
        name: 'a-list-of-puzzles-with-a-long-name.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(list),
      });
      await expect(button(page, 'Take it out')).toBeVisible();
      await pressAll(page, 'Start');
      await seeText(page, 'Line 2 could not be read and was left out.');
    },
  },
  ...['Is it unique?', 'Solutions', 'True candidates', 'Redundant givens'].map((question) => ({
    name: `the answer to “${question}”`,
    open: async (page: Page) => {
      await page.goto(`/#p=${several}&m=questions`);
      await pressAll(page, question);
      const answer = page.locator('retrace-questions-view').getByRole('status');
      await expect(answer).not.toBeEmpty();
      await expect(answer).not.toContainText('Searching');
    },
  })),
  {
    name: 'a list before it is checked',
    open: openBulk,
  },
  {
    name: 'a list that is checked and rated',
    open: async (page) => {
      await openBulk(page);
      await page.getByLabel('Or paste a list').fill(allKinds);
      await pressAll(page, 'Check the list');
      await expect(phase(page)).toHaveText(/Done/);
      await pressAll(page, 'Rate the puzzles');
      await page.getByRole('button', { name: 'Show line 1:' }).click();
      await seeText(page, 'Rated: 2 of 2 puzzles');
    },
  },
];

const learning: State[] = [
  { name: 'the list of lessons', open: openLearn },
  ...['three-cells', 'recursion', 'greedy-dead-end', 'flags', 'candidates'].map((lesson) => ({
    name: `the lesson ${lesson}`,
    open: async (page: Page) => {
      await page.goto(`/#m=learn&l=${lesson}`);
      await expect(page.locator('retrace-lesson .beside')).toBeVisible();
    },
  })),
  {
    name: 'the meter of a lesson',
    open: async (page) => {
      await openLearn(page);
      await page.getByRole('button', { name: /The 12095 meter/ }).click();
      await pressAll(page, 'Next');
      await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '9999990');
    },
  },
];

export const states: readonly State[] = [...playing, ...searching, ...making, ...learning];
