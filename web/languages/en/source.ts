// English texts of the source panel.
import { cellName } from '../../core/cell';
import { wordsIn } from '../look-up';
import { number, plural } from './grammar';

export interface CallOfTree {
  cell: number;
  digit: number;
  step: number;
  isBack: boolean;
  /** How many calls below it are not drawn. */
  folded: number;
}

export const words = {
  title: 'Source',
  /** The name of the choice between the two. */
  views: 'Program or source',
  view: { program: 'Program', real: 'The real source' },
  language: 'Language of the program',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  /** The link to edit a copy in Code mode. */
  edit: 'Edit a copy in Code',
  /** How many calls have not returned. */
  calls: (count: number) => (count === 1 ? '1 call open' : `${count} calls open`),
  /** The calls of a person's own program. */
  frames: {
    show: 'Calls with their values',
    running: 'The program is running up to this step…',
    none: 'The calls at this step could not be told.',
    /** Before the first step. */
    atStart: 'There is no call to show before the first step.',
    /** How many calls are open, the program itself among them. */
    title: (count: number) => `Calls open at this step: ${count}`,
    /** The program itself, outside of all functions. */
    program: 'the program',
    line: (line: number) => `line ${line}`,
    more: (count: number) => (count === 1 ? 'and 1 more outside' : `and ${count} more outside`),
  },
  /** The calls of a person's own program up to the step shown, as a tree. */
  callTree: {
    title: 'Tree of the calls up to this step',
    atStart: 'Each digit that is put becomes a call here.',
    cut: (steps: number) => `Drawn up to step ${number(steps)}.`,
    cell: cellName,
    calls: (count: number) => plural(count, 'call', 'calls'),
    call: ({ cell, digit, step, isBack, folded }: CallOfTree) =>
      `${cellName(cell)} = ${digit}, step ${number(step)}${isBack ? ', taken back' : ''}${folded > 0 ? `, ${plural(folded, 'call', 'calls')} below it` : ''}`,
    run: (count: number, step: number) =>
      `${plural(count, 'call', 'calls')}, each alone below the one before, from step ${number(step)}`,
  },
  file: 'File',
  follow: (file: string) => `Running now: ${file}`,
  line: (line: number, file: string) => `Line ${line} of ${file} runs now`,
  loading: 'Loading the source…',
  failed: 'The source could not be loaded.',
};

export type SourceMessages = typeof words;

export const sourceMessagesIn = wordsIn(
  words,
  import.meta.glob('../*/source.ts', { eager: true, import: 'words' }),
);
