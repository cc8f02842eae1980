// An order with its seed in a link, and as the words of the command that makes the same puzzle.
import { cellCount, cells } from '../cell';
import { emptyGrid, gridOf } from '../grid';
import { techniques } from '../techniques/technique';
import {
  isSeed,
  plainOrder,
  symmetryNamed,
  type MakeOrder,
  type NumberRange,
  type RatingName,
} from './order';
import { generatorVersion } from './make-calls';

export interface Ordered {
  order: MakeOrder;
  seed: number;
}

export interface OrderedLink extends Ordered {
  /** The version of the generator that made the link: another one makes other puzzles of the seed. */
  version: number;
}

/** A part of an order: in a link a letter and what `write` gives, in a command its words; neither where it is as it is without an order. */
interface Part {
  readonly letter: string;
  readonly write: (order: MakeOrder) => string | undefined;
  readonly read: (text: string) => Partial<MakeOrder> | undefined;
  readonly words: (order: MakeOrder) => string | undefined;
}

const tenths = (rating: number): string => (rating / 10).toFixed(1);

function ratingPart(letter: string, name: RatingName, option: string): Part {
  return {
    letter,
    write: ({ [name]: range }) => range && written(range),
    read: (text) => named(name, rangeIn(text)),
    words: ({ [name]: range }) => range && `${option} ${tenths(range.from)}-${tenths(range.to)}`,
  };
}

function flagPart(letter: string, name: 'pearl' | 'diamond', option: string): Part {
  return {
    letter,
    write: ({ [name]: isOn }) => (isOn ? '' : undefined),
    read: (text) => (text === '' ? { [name]: true } : undefined),
    words: ({ [name]: isOn }) => (isOn ? option : undefined),
  };
}

const parts: readonly Part[] = [
  {
    letter: 'y',
    write: ({ symmetry }) => (symmetry === 'none' ? undefined : symmetry),
    read: (text) => named('symmetry', symmetryNamed(text)),
    words: ({ symmetry }) => (symmetry === 'none' ? undefined : `--symmetry ${symmetry}`),
  },
  ratingPart('r', 'rating', '--rating'),
  ratingPart('e', 'firstPlacement', '--ep'),
  ratingPart('d', 'firstStep', '--ed'),
  flagPart('l', 'pearl', '--pearl'),
  flagPart('m', 'diamond', '--diamond'),
  {
    letter: 't',
    write: ({ technique }) => technique,
    read: (text) => named('technique', techniques.find((each) => each.name === text)?.name),
    words: ({ technique }) => technique && `--technique ${technique}`,
  },
  {
    letter: 'n',
    write: ({ givens }) => givens && written(givens),
    read: (text) => named('givens', rangeIn(text)),
    words: ({ givens }) => givens && `--givens ${written(givens)}`,
  },
  {
    letter: 'a',
    write: ({ minimal }) => (minimal ? undefined : ''),
    read: (text) => (text === '' ? { minimal: false } : undefined),
    // Without a number of givens the command makes minimal ones.
    words: ({ givens, minimal }) =>
      givens ? (minimal ? '--minimal' : undefined) : minimal ? undefined : '--givens 17-81',
  },
  {
    letter: 'p',
    write: ({ pattern }) => (pattern.size < cellCount ? packed(pattern) : undefined),
    read: (text) => named('pattern', unpacked(text)),
    words: ({ pattern }) =>
      pattern.size < cellCount
        ? `--pattern ${cells.map((cell) => (pattern.has(cell) ? 'x' : '.')).join('')}`
        : undefined,
  },
  {
    letter: 'k',
    write: ({ kept }) => (kept === emptyGrid ? undefined : kept),
    read: (text) => named('kept', gridOf(text)),
    words: ({ kept }) => (kept === emptyGrid ? undefined : `--keep ${kept}`),
  },
];

const named = <Name extends keyof MakeOrder>(
  name: Name,
  value: MakeOrder[Name] | undefined,
): Partial<MakeOrder> | undefined => (value === undefined ? undefined : { [name]: value });

const isSaid = (text: string | undefined): text is string => text !== undefined;

/** `#m=make&g=2_s7_yhalf-turn_r30-44`: the version and the seed, then what is not as it is without an order. */
export function formatOrderLink({ order, seed }: Ordered): string {
  const said = parts.map(({ letter, write }) => {
    const text = write(order);
    return text === undefined ? undefined : letter + text;
  });
  return `#m=make&g=${[String(generatorVersion), `s${seed}`, ...said.filter(isSaid)].join('_')}`;
}

/** Undefined where there is no such part, or it was not made here. */
export function readOrderLink(fragment: string): OrderedLink | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get('g');
  const [version = '', ...said] = text?.split('_') ?? [];
  if (!/^\d{1,6}$/.test(version)) return undefined;
  let order: MakeOrder = plainOrder;
  let seed: number | undefined;
  for (const part of said) {
    const rest = part.slice(1);
    if (part.startsWith('s') && /^\d{1,16}$/.test(rest)) seed = Number(rest);
    else {
      const read = parts.find(({ letter }) => part.startsWith(letter))?.read(rest);
      if (!read) return undefined;
      order = { ...order, ...read };
    }
  }
  return seed !== undefined && isSeed(seed) ? { order, seed, version: Number(version) } : undefined;
}

const written = ({ from, to }: NumberRange): string => `${from}-${to}`;

function rangeIn(text: string): NumberRange | undefined {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  return from && to ? { from: Number(from), to: Number(to) } : undefined;
}

/** Four cells a hexadecimal digit. */
function packed(pattern: ReadonlySet<number>): string {
  const nibbles = Array.from({ length: Math.ceil(cellCount / 4) }, (_, index) =>
    [0, 1, 2, 3].reduce((bits, i) => bits | (pattern.has(index * 4 + i) ? 1 << i : 0), 0),
  );
  return nibbles.map((bits) => bits.toString(16)).join('');
}

function unpacked(text: string): ReadonlySet<number> | undefined {
  if (!/^[0-9a-f]{21}$/.test(text)) return undefined;
  const isIn = (cell: number) =>
    ((parseInt(text.charAt(Math.floor(cell / 4)), 16) >> (cell % 4)) & 1) === 1;
  return new Set(cells.filter(isIn));
}

/** As it is typed into a terminal. */
export function commandFor({ order, seed }: Ordered, count = 1): string {
  const numbered = count > 1 ? ` -n ${count}` : '';
  const words = parts.map((each) => each.words(order)).filter(isSaid);
  return [`retrace generate${numbered} --seed ${seed}`, ...words].join(' ');
}
