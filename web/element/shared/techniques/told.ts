// Sentences about deductions, told from the templates of a language: web/languages/*/shared/deductions.json.
import { cellsOf, type House } from '../../../core/cell';
import type { Candidate, Deduction, Role } from '../../../core/techniques/deduction';
import { endsInConsonant, partsOf } from '../words/template';
import {
  argumentOf,
  byDigit,
  cellsIn,
  digitsAbout,
  effectDigit,
  type Argument,
} from './evidence-parts';
import { cellPiece, housePiece, joined, listed, plainly, say, type Sentence } from './sentence';
import type { TechniqueMessages } from './words';

/** A sentence; or one for a digit that is placed, and one for candidates that are removed. */
type Reason = string | { readonly placed: string; readonly removed: string };

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
  reason: Record<Argument, Reason>;
}

type Value = (name: string) => Sentence | undefined;

function told(template: string, value: Value): Sentence {
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
const claimed = ({ digit, cells }: { digit: number; cells: readonly number[] }): Sentence =>
  say`${joined(cells, ` = ${digit}`)}`;

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
  return told(words.houses[first.kind], () => listed(numbers, words.between, words.beforeLast));
}

/** The values that are read off a deduction alone. */
function valueOf(words: DeductionSentences, deduction: Deduction, name: string) {
  const { evidence, placement, eliminations } = deduction;
  const { houses, crossed } = evidence;
  const all = (items: readonly Sentence[]) => listed(items, words.between, words.beforeLast);
  const cells = (list: readonly number[]) => all([...new Set(list)].map(cellPiece));
  const named = (house: House) =>
    housePiece(house, words.house[house.kind].replace('{number}', String(house.index + 1)));
  const one = (house: House | undefined) => house && named(house);
  const each = (list: readonly House[]) => housesIn(words, list) ?? all(list.map(named));
  const held = (role: Role) =>
    listed(byDigit(withRole(deduction, role)).map(claimed), words.between);
  const giving = (list: readonly House[], role: Role) =>
    all(
      list.map((house) => {
        const inside = cellsOf(house);
        const its = withRole(deduction, role).filter(({ cell }) => inside.includes(cell));
        const digits = all(byDigit(its).map((one) => say`${one.digit}`));
        return told(words.giving, (name) => (name === 'house' ? named(house) : digits));
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
    sets: () => all(setsIn(deduction).map((set) => say`(${joined(set)})`)),
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
    cell: () => placement && cellPiece(placement.cell),
    cells: () => cells(evidence.cells.map(({ cell }) => cell)),
    gone: () => cells(eliminations.map(({ cell }) => cell)),
  };
  return isRole(name) ? cells(cellsIn(deduction, name)) : values[name]?.();
}

function reasonIn(
  words: DeductionSentences,
  deduction: Deduction,
  name: string,
): Sentence | undefined {
  const reasons: Readonly<Record<string, Reason>> = words.reason;
  const found = reasons[name] ?? words.said[name];
  if (found === undefined) return valueOf(words, deduction, name);
  const template =
    typeof found === 'string' ? found : deduction.placement ? found.placed : found.removed;
  return told(template, (inner) => reasonIn(words, deduction, inner));
}

function whereIn({ where, ...words }: DeductionSentences, deduction: Deduction): Sentence {
  const { evidence, technique, placement } = deduction;
  const isOfCell = technique === 'naked-single' && placement;
  const ofDigits = digitsAbout(deduction).length === 1 ? where.digit : where.digits;
  const template = evidence.houses.length > 0 ? where.houses : isOfCell ? where.cell : ofDigits;
  return told(template, (name) => valueOf({ where, ...words }, deduction, name));
}

function effectIn(words: DeductionSentences, deduction: Deduction): Sentence {
  const { placed, removed } = words.effect;
  return deduction.placement
    ? told(placed, (name) => valueOf(words, deduction, name))
    : removedIn(words, removed, deduction.eliminations);
}

/** A template with {removed}: "3 from r1c2 and r4c5, and 5 from r7c7". */
function removedIn(
  words: DeductionSentences,
  template: string,
  eliminations: readonly Candidate[],
): Sentence {
  const { effect, between } = words;
  const each = byDigit(eliminations).map(({ digit, cells }) => {
    const from = listed(cells.map(cellPiece), between, words.beforeLast);
    return told(effect.each, (name) => (name === 'digit' ? say`${digit}` : from));
  });
  const removed = listed(each, between, effect.beforeLast);
  return told(template, () => removed);
}

/** The sentences of a language. */
export const sentencesOf = (
  words: DeductionSentences,
): Pick<TechniqueMessages, 'where' | 'effect' | 'before' | 'reason'> => ({
  where: (deduction) => whereIn(words, deduction),
  effect: (deduction) => effectIn(words, deduction),
  before: (removed) => removedIn(words, words.effect.before, removed),
  reason: (deduction) => reasonIn(words, deduction, argumentOf(deduction)) ?? [],
});
