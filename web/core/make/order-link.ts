// An order with its seed in a link, and as the words of the command that makes the same puzzle.
import { cellCount, cells } from '../cell';
import { emptyGrid, gridOf } from '../grid';
import { techniques } from '../techniques/technique';
import {
  everyCell,
  isSeed,
  plainOrder,
  symmetryNamed,
  type MakeOrder,
  type NumberRange,
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

/** `#m=make&g=2_s7_yhalf-turn_r30-44`: the version and the seed, then what is not as it is without an order. */
export function formatOrderLink({ order, seed }: Ordered): string {
  const { symmetry, rating, technique, givens, minimal, pattern, kept } = order;
  const range = (name: string, { from, to }: NumberRange) => `${name}${from}-${to}`;
  const parts = [
    String(generatorVersion),
    `s${seed}`,
    symmetry !== 'none' && `y${symmetry}`,
    rating && range('r', rating),
    technique && `t${technique}`,
    givens && range('n', givens),
    !minimal && 'a',
    pattern.size < cellCount && `p${packed(pattern)}`,
    kept !== emptyGrid && `k${kept}`,
  ];
  return `#m=make&g=${parts.filter((part) => part).join('_')}`;
}

/** Undefined where there is no such part, or it was not made here. */
export function readOrderLink(fragment: string): OrderedLink | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get('g');
  const [version = '', ...parts] = text?.split('_') ?? [];
  if (!/^\d{1,6}$/.test(version)) return undefined;
  let order: MakeOrder = plainOrder;
  let seed: number | undefined;
  for (const part of parts) {
    const rest = part.slice(1);
    if (part.startsWith('s') && /^\d{1,16}$/.test(rest)) seed = Number(rest);
    else {
      const read = readPart(part.charAt(0), rest);
      if (!read) return undefined;
      order = { ...order, ...read };
    }
  }
  return seed !== undefined && isSeed(seed) ? { order, seed, version: Number(version) } : undefined;
}

function readPart(name: string, text: string): Partial<MakeOrder> | undefined {
  switch (name) {
    case 'y': {
      const symmetry = symmetryNamed(text);
      return symmetry && { symmetry };
    }
    case 'r': {
      const rating = rangeIn(text);
      return rating && { rating };
    }
    case 't': {
      const technique = techniques.find((each) => each.name === text)?.name;
      return technique && { technique };
    }
    case 'n': {
      const givens = rangeIn(text);
      return givens && { givens };
    }
    case 'a':
      return { minimal: false };
    case 'p': {
      const pattern = unpacked(text);
      return pattern && { pattern };
    }
    case 'k': {
      const kept = gridOf(text);
      return kept && { kept };
    }
    default:
      return undefined;
  }
}

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

const tenths = (rating: number): string => (rating / 10).toFixed(1);

/** As it is typed into a terminal. */
export function commandFor({ order, seed }: Ordered, count = 1): string {
  const { symmetry, rating, technique, givens, minimal, pattern, kept } = order;
  const words = [
    'retrace generate',
    count > 1 && `-n ${count}`,
    `--seed ${seed}`,
    symmetry !== 'none' && `--symmetry ${symmetry}`,
    rating && `--rating ${tenths(rating.from)}-${tenths(rating.to)}`,
    technique && `--technique ${technique}`,
    givens && `--givens ${givens.from}-${givens.to}`,
    givens && minimal && '--minimal',
    // Without a number of givens the command makes minimal ones.
    !givens && !minimal && '--givens 17-81',
    pattern !== everyCell &&
      pattern.size < cellCount &&
      `--pattern ${cells.map((cell) => (pattern.has(cell) ? 'x' : '.')).join('')}`,
    kept !== emptyGrid && `--keep ${kept}`,
  ];
  return words.filter((word) => word).join(' ');
}
