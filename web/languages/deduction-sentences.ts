// Sentences about deductions, filled from the templates of a language: cpp/words/*/deductions.json.
import { cellsOf, type House } from '../core/cell';
import type { Candidate, Deduction, Role } from '../core/techniques/deduction';
import type table from '../../cpp/sudoku/techniques/techniques.json';
import type english from '../../cpp/words/en/deductions.json';
import { endsInConsonant, partsOf } from './template';
import { byDigit, cellsIn, digitsAbout, effectDigit } from '../core/techniques/evidence-parts';
import {
  cellPiece,
  housePiece,
  joined,
  listed,
  plainly,
  say,
  type NameOf,
  type Sentence,
} from './board-sentence';

/** A sentence; or one for a digit that is placed, and one for candidates that are removed. */
type Reason = string | { readonly placed: string; readonly removed: string };

type Rows = (typeof table)['techniques'];
/** The techniques with a sentence of their own. Chains with others inside go by the rules of those without. */
type Reasoned = {
  [Name in keyof Rows]: Rows[Name] extends { isNested: boolean } ? never : Name;
}[keyof Rows];

/** The templates of a language. A name in braces is a value, or another sentence of the same file. */
export interface DeductionSentences {
  between: string;
  beforeLast: string;
  house: Record<House['kind'], string>;
  /** Several of a kind. */
  houses: Record<House['kind'], string>;
  /** A house and the digits that it gives to a pattern. */
  giving: string;
  kind: Record<House['kind'], string>;
  where: Record<'houses' | 'cell' | 'digit' | 'digits', string>;
  effect: Record<'placed' | 'removed' | 'before' | 'each' | 'beforeLast', string>;
  /** Parts that several reasons have. */
  said: Record<string, string>;
  reason: Record<keyof (typeof english)['reason'] | Reasoned, Reason>;
}

/** The sentences about a deduction. */
interface StepSentences {
  nameOf: NameOf;
  /** Where to look, without saying what is there. */
  where: (deduction: Deduction) => Sentence;
  /** The sentence on the effect. */
  effect: (deduction: Deduction) => Sentence;
  /** The sentence on what a chain has taken away before an inner deduction. */
  before: (removed: readonly Candidate[]) => Sentence;
  /** Why, in a sentence or two; chains are written beside it. */
  reason: (deduction: Deduction) => Sentence;
}

/** The sentences of a language with its names of cells. */
interface Spoken extends DeductionSentences {
  nameOf: NameOf;
}

type Value = (name: string) => Sentence | undefined;

function filled(template: string, value: Value): Sentence {
  return partsOf(template).reduce<Sentence>((sentence, part) => {
    if (typeof part === 'string') return say`${sentence}${part}`;
    const inserted = value(part.name) ?? [];
    if (!part.particles) return say`${sentence}${inserted}`;
    const [consonant, vowel] = part.particles;
    return say`${sentence}${inserted}${endsInConsonant(plainly(inserted)) ? consonant : vowel}`;
  }, []);
}

const roles: ReadonlySet<string> = new Set<Role>([
  'pattern',
  'pivot',
  'pincer',
  'fin',
  'extra',
  'source',
  'target',
  'off',
]);
const isRole = (name: string): name is Role => roles.has(name);

const withRole = ({ evidence }: Deduction, wanted: Role): readonly Candidate[] =>
  evidence.candidates.filter(({ role }) => role === wanted);

/** "r1c1,r1c5 = 4". */
const claimed = (
  { digit, cells }: { digit: number; cells: readonly number[] },
  nameOf: NameOf,
): Sentence => say`${joined(cells, nameOf, ` = ${digit}`)}`;

/** The sets of cells, which follow each other in different roles. */
function setsIn({ evidence }: Deduction): readonly (readonly number[])[] {
  const sets: { role: Role; cells: number[] }[] = [];
  for (const { cell, role } of evidence.cells) {
    if (sets.at(-1)?.role !== role) sets.push({ role, cells: [] });
    sets.at(-1)?.cells.push(cell);
  }
  return sets
    .filter(({ role }) => role !== 'pivot')
    .map(({ cells }) => cells.toSorted((a, b) => a - b));
}

/** "rows 2 and 5" of houses of one kind. */
function housesIn(words: DeductionSentences, houses: readonly House[]): Sentence | undefined {
  const [first] = houses;
  if (!first || houses.length === 1 || houses.some(({ kind }) => kind !== first.kind))
    return undefined;
  const numbers = houses
    .toSorted((a, b) => a.index - b.index)
    .map((house) => housePiece(house, String(house.index + 1)));
  return filled(words.houses[first.kind], () => listed(numbers, words.between, words.beforeLast));
}

/** The values that are read off a deduction alone. */
function valueOf(words: Spoken, deduction: Deduction, name: string) {
  const { evidence, placement, eliminations } = deduction;
  const { houses, crossed } = evidence;
  const piece = (cell: number) => cellPiece(cell, words.nameOf);
  const all = (items: readonly Sentence[]) => listed(items, words.between, words.beforeLast);
  const cells = (list: readonly number[]) => all([...new Set(list)].map(piece));
  const named = (house: House) =>
    housePiece(house, words.house[house.kind].replace('{number}', String(house.index + 1)));
  const one = (house: House | undefined) => house && named(house);
  const each = (list: readonly House[]) => housesIn(words, list) ?? all(list.map(named));
  const held = (role: Role) =>
    listed(
      byDigit(withRole(deduction, role)).map((each) => claimed(each, words.nameOf)),
      words.between,
    );
  const giving = (list: readonly House[], role: Role) =>
    all(
      list.map((house) => {
        const inside = cellsOf(house);
        const its = withRole(deduction, role).filter(({ cell }) => inside.includes(cell));
        const digits = all(byDigit(its).map((one) => say`${one.digit}`));
        return filled(words.giving, (name) => (name === 'house' ? named(house) : digits));
      }),
    );
  const kind = (house: House | undefined) => house && say`${words.kind[house.kind]}`;
  const digit = (value: number | undefined) => (value === undefined ? undefined : say`${value}`);
  const values: Readonly<Record<string, () => Sentence | undefined>> = {
    house: () => one(houses[0]),
    lastHouse: () => one(houses.at(-1)),
    houses: () => each(houses),
    cross: () => one(crossed[0]),
    lastCross: () => one(crossed.at(-1)),
    crossed: () => each(crossed),
    kind: () => kind(houses[0]),
    crossKind: () => kind(crossed[0]),
    sets: () => all(setsIn(deduction).map((set) => say`(${joined(set, words.nameOf)})`)),
    housesGiving: () => giving(houses, 'pattern'),
    crossedGiving: () => giving(crossed, 'pincer'),
    patternHeld: () => held('pattern'),
    pincerHeld: () => held('pincer'),
    patternDigits: () =>
      all(byDigit(withRole(deduction, 'pattern')).map((one) => say`${one.digit}`)),
    finDigits: () => all(byDigit(withRole(deduction, 'fin')).map((one) => say`${one.digit}`)),
    digits: () => all(digitsAbout(deduction).map((each) => say`${each}`)),
    digit: () => digit(effectDigit(deduction)),
    held: () => digit(evidence.candidates[0]?.digit),
    cell: () => placement && piece(placement.cell),
    cells: () => cells(evidence.cells.map(({ cell }) => cell)),
    gone: () => cells(eliminations.map(({ cell }) => cell)),
  };
  return isRole(name) ? cells(cellsIn(deduction, name)) : values[name]?.();
}

function reasonIn(words: Spoken, deduction: Deduction, name: string): Sentence | undefined {
  const reasons: Readonly<Record<string, Reason>> = words.reason;
  const found = reasons[name] ?? words.said[name];
  if (found === undefined) return valueOf(words, deduction, name);
  const template =
    typeof found === 'string' ? found : deduction.placement ? found.placed : found.removed;
  return filled(template, (inner) => reasonIn(words, deduction, inner));
}

function whereIn({ where, ...words }: Spoken, deduction: Deduction): Sentence {
  const { evidence, technique, placement } = deduction;
  const isOfCell = technique === 'naked-single' && placement;
  const ofDigits = digitsAbout(deduction).length === 1 ? where.digit : where.digits;
  const template = evidence.houses.length > 0 ? where.houses : isOfCell ? where.cell : ofDigits;
  return filled(template, (name) => valueOf({ where, ...words }, deduction, name));
}

function effectIn(words: Spoken, deduction: Deduction): Sentence {
  const { placed, removed } = words.effect;
  return deduction.placement
    ? filled(placed, (name) => valueOf(words, deduction, name))
    : removedIn(words, removed, deduction.eliminations);
}

/** A template with {removed}: "3 from r1c2 and r4c5, and 5 from r7c7". */
function removedIn(words: Spoken, template: string, eliminations: readonly Candidate[]): Sentence {
  const { effect, between, nameOf } = words;
  const each = byDigit(eliminations).map(({ digit, cells }) => {
    const from = listed(
      cells.map((cell) => cellPiece(cell, nameOf)),
      between,
      words.beforeLast,
    );
    return filled(effect.each, (name) => (name === 'digit' ? say`${digit}` : from));
  });
  const removed = listed(each, between, effect.beforeLast);
  return filled(template, () => removed);
}

/** The sentences of a language, with its names of cells. */
export function sentencesOf(sentences: DeductionSentences, nameOf: NameOf): StepSentences {
  const words = { ...sentences, nameOf };
  return {
    nameOf,
    where: (deduction) => whereIn(words, deduction),
    effect: (deduction) => effectIn(words, deduction),
    before: (removed) => removedIn(words, words.effect.before, removed),
    reason: (deduction) => reasonIn(words, deduction, deduction.rule || deduction.technique) ?? [],
  };
}
