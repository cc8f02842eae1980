// The answers to the questions of the lessons, step by step, and how to give them with the keyboard.
import type { Page } from '@playwright/test';
import { expect } from './expect';
import { focusOn } from './sudoku';

/** An answer to a question: a cell of the board, a digit (0 for none), or a typed number. */
export type Answer = { cell: readonly [number, number] } | { digit: number } | { number: string };

const cell = (row: number, column: number): Answer => ({ cell: [row, column] });
const digit = (value: number): Answer => ({ digit: value });
const number = (value: string): Answer => ({ number: value });

/** The answers by lesson and step; a step without a question has undefined. */
export const answers: Readonly<Record<string, readonly (Answer | undefined)[]>> = {
  rules: [digit(1), cell(5, 8), number('5'), undefined],
  'three-cells': [digit(1), undefined, digit(0), cell(1, 6), undefined],
  recursion: [undefined, number('3'), cell(1, 6), digit(3), undefined],
  'forgotten-reset': [number('0'), cell(2, 7), number('0'), undefined],
  'sample-2580': [number('14'), digit(3), cell(9, 9), undefined],
  flags: [undefined, cell(3, 3), digit(8), number('3'), undefined],
  'row-and-column': [undefined, number('9'), cell(2, 1), number('9')],
  candidates: [number('3'), digit(4), digit(8), undefined],
  'greedy-dead-end': [number('3'), digit(1), cell(7, 8), undefined, undefined],
  stopping: [number('37'), number('3'), number('36'), undefined],
  'first-solution': [digit(1), undefined, cell(1, 8), number('3')],
  'same-steps': [number('323'), number('3'), number('3'), undefined],
  pruning: [number('29'), digit(0), number('80'), undefined],
  'vectors-or-copies': [number('8'), number('10'), undefined, undefined],
  'row-major-defeated': [number('100,000,000'), cell(2, 3), number('0'), undefined],
  learning: [cell(1, 4), number('158'), number('14'), undefined],
  meter: [number('81'), number('9,999,999'), undefined],
};

const words = {
  en: { toBoard: 'Choose on the board (arrow keys, Enter)', number: 'Your number', none: 'none' },
  ko: { toBoard: '판에서 고르기 (화살표와 Enter)', number: '예상한 값', none: '없음' },
};

/** Gives an answer by keyboard alone; at a choice, the keys follow the question's own buttons. */
export async function give(page: Page, answer: Answer, language: 'en' | 'ko'): Promise<void> {
  const text = words[language];
  if ('digit' in answer) {
    const name = answer.digit === 0 ? text.none : String(answer.digit);
    await page.getByRole('button', { name, exact: true }).press('Enter');
  } else if ('number' in answer) {
    const field = page.getByRole('textbox', { name: text.number });
    await focusOn(field);
    await page.keyboard.type(answer.number);
    await page.keyboard.press('Enter');
  } else {
    await page.getByRole('button', { name: text.toBoard }).press('Enter');
    await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
    await page.keyboard.press('Control+Home');
    const [row, column] = answer.cell;
    for (let step = 1; step < row; step++) await page.keyboard.press('ArrowDown');
    for (let step = 1; step < column; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}
