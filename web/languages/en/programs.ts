// English comments of the programs.
import type { Comment } from '../../core/strategy-programs';
import { wordsIn } from '../look-up';

export const words = {
  form: '2580 has spaces between the digits, 2239 has none',
  read: 'a digit of the input; 0 is a blank',
  box: 'the first row and column of the box',
  'box-number': 'boxes count from 0 to 8, row by row',
  index: 'cells count from 0 to 80, row by row',
  try: 'this digit does not fit: try the next one',
  'try-listed': 'every digit that fits, the smallest first',
  'try-options': 'every way to fulfil this condition',
  smallest: 'not this one: the next larger digit',
  place: 'put the digit in',
  'place-for-good': 'put it in; it is never taken out again',
  call: 'and go on with the next cell',
  stop: 'the answer is printed: leave all the calls',
  'take-back': 'it led nowhere: empty the cell again',
  return: 'no digit is left: back to the call before',
  stuck: 'no digit fits, and nothing is taken back: stuck',
  found: 'every cell is filled: this is the answer',
  full: 'every cell is filled',
  given: 'a given: nothing to try, on to the next cell',
  'next-row': 'column 9 is past the end: on to the next row',
  'look-for-blank': 'look for the first blank, from the top each time',
  'list-by-value': 'by value: each call copies the whole list',
  'list-copied': 'each call is handed a copy of the list',
  'list-by-reference': 'passed by reference: nothing is copied',
  'board-by-reference': 'by reference, with &: nothing is copied',
  'board-by-value': 'by value, without &: each call copies ten vectors',
  'board-copied': 'what passing by value does unseen in C++: a new board',
  flags: 'whether a row, column or box has the digit already',
  masks: 'one bit a digit: what a row, column or box has used',
  'one-or': 'two ORs join what the three houses have used',
  'all-nine': 'bits 1 to 9',
  fewest: 'only a blank with fewer candidates than the best so far',
  'fewest-options': 'the condition with the fewest ways left',
  nodes: '324 conditions, and four nodes for each of 729 placements',
  items: 'what a placement fulfils: its cell, and its digit in row, column and box',
  cover: 'fulfilled: take it off, and all that clashes with it',
  uncover: 'undo cover(), in the opposite order',
  'given-options': 'a given fulfils its four conditions',
} satisfies Record<Comment, string>;

export type ProgramComments = typeof words;

export const programCommentsIn = wordsIn(
  words,
  import.meta.glob('../*/programs.ts', { eager: true, import: 'words' }),
);
