// English texts of the editor of puzzles with rules of their own.
import { wordsIn } from '../look-up';

export const words = {
  /** The heading. */
  name: 'Your puzzle',
  untitled: (size: number) => `A ${size}×${size} draft`,
  close: 'Leave the editor',
  drafts: 'Other drafts',
  forget: (title: string) => `Delete the draft ${title}`,
  /** Above the keypad. */
  tools: 'Rules for the chosen cells',
  houseTools: { region: 'Region', 'extra-region': 'Extra region' },
  fits: 'fits the chosen cells',
  chosenTool: (title: string) =>
    `${title}: drag over cells, or choose them with Shift and the arrow keys and press Enter. Escape ends it.`,
  number: (name: string) => `${name}: type its number. Delete removes it.`,
  numberDone: (name: string) => `${name} is chosen: digits change its number, Delete removes it.`,
  rule: (name: string) => `${name} is chosen: Delete removes it.`,
  judged: {
    searching: 'Counting solutions …',
    searchingFor: (seconds: number) => `Counting solutions … ${seconds} s`,
    one: 'It has exactly one solution.',
    several: 'It has several solutions.',
    none: 'It has no solution.',
    failed: 'The search has failed. Change something to try again.',
  },
  waiting: (count: number) =>
    count === 1 ? 'A rule waits for its number.' : `${count} rules wait for their numbers.`,
  erase: 'Delete',
  candidates: 'Candidates',
  legend: {
    once: 'in one solution',
    few: 'in 2 to 7',
    many: 'in 8 or more',
  },
  digit: (sign: string) => `Give ${sign}`,
  number10: (digit: number) => `Type ${digit}`,
  back: 'Take back a digit',
  board: 'Board',
  size: 'Size',
  sizeName: (size: number) => `${size}×${size}`,
  boxes: 'Boxes',
  boxKinds: { usual: 'Usual boxes', none: 'None, or your own regions' },
  whole: 'Rules for the whole board',
  namedRegions: {
    windoku: 'Windoku',
    asterisk: 'Asterisk',
    centreDots: 'Centre dots',
    girandola: 'Girandola',
  },
  texts: { title: 'Title', author: 'Author', ruleset: 'Rules in your words' },
  list: 'Rules on the board',
  noRules: 'None yet.',
  deleteRule: (name: string) => `Delete ${name}`,
  at: (name: string, cells: readonly string[]) =>
    `${name}: ${cells.slice(0, 4).join(', ')}${cells.length > 4 ? ' …' : ''}`,
  play: 'Play it',
  share: 'Copy link',
  shared: 'The link is copied.',
  notShared: 'The link could not be copied.',
  fresh: 'New draft',
  links: {
    open: 'Open in another program',
    asking: 'Writing the puzzle …',
    refused: (name: string, rule: string) =>
      rule === '' ? `${name} has no such puzzle.` : `${name} has no such rule: ${rule}.`,
  },
};

export type VariedEditorMessages = typeof words;

export const variedEditorIn = wordsIn(
  words,
  import.meta.glob('../*/varied-editor.ts', { eager: true, import: 'words' }),
);
