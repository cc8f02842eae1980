// English sentences about deductions.
import type { House } from '../../core/cell';
import type { Deduction, Role } from '../../core/techniques/deduction';
import {
  cellsIn,
  digitsAbout,
  effectDigit,
  eliminatedBy,
} from '../../element/shared/techniques/evidence-parts';
import {
  cellPiece,
  housePiece,
  listed,
  say,
  type Sentence,
} from '../../element/shared/techniques/sentence';
import type { TechniqueMessages } from '../../element/shared/techniques/words';

const and = (items: readonly Sentence[]) => listed(items, ', ', ' and ');
const houseName = (house: House) => housePiece(house, `${house.kind} ${house.index + 1}`);
const houses = (list: readonly House[]) => and(list.map(houseName));
const cells = (list: readonly number[]) => and(list.map(cellPiece));
const digits = (list: readonly number[]) => and(list.map((digit) => say`${digit}`));
const counted = (count: number, one: string) => (count === 1 ? one : `${one}s`);

/** The name of the first house, which a deduction always has where it is asked for. */
const first = ([house]: readonly House[]) => (house ? houseName(house) : say``);
const last = (list: readonly House[]) => first(list.slice(-1));

function where(deduction: Deduction): Sentence {
  const { evidence, placement } = deduction;
  if (evidence.houses.length > 0) return say`Look at ${houses(evidence.houses)}.`;
  if (deduction.technique === 'naked-single' && placement) {
    return say`Look at ${cellPiece(placement.cell)}.`;
  }
  const about = digitsAbout(deduction);
  return say`Look at ${counted(about.length, 'digit')} ${digits(about)}.`;
}

function effect({ placement, eliminations }: Deduction): Sentence {
  if (placement) return say`${cellPiece(placement.cell)} is ${placement.digit}.`;
  const each = eliminatedBy({ eliminations });
  const parts = each.map(({ digit, cells: from }) => say`${digit} from ${cells(from)}`);
  return say`Remove ${listed(parts, ', ', ', and ')}.`;
}

/** Why a loop of two digits may not be. */
const exchangeable = (deduction: Deduction) =>
  say`If ${cells(cellsIn(deduction, 'pattern'))} held two digits in turn, the digits could be exchanged, and there would be a second solution.`;

const grave = (deduction: Deduction) =>
  say`Without the extra candidates of ${cells(cellsIn(deduction, 'extra'))} every blank would have two candidates and every digit two possible cells in each house: such a board never has exactly one solution.`;

/** The supposition that a contradiction follows from: the contrary of the effect. */
const supposed = ({ placement, eliminations: [gone] }: Deduction): Sentence => {
  if (placement) return say`${cellPiece(placement.cell)} were not ${placement.digit}`;
  return gone ? say`${cellPiece(gone.cell)} were ${gone.digit}` : say``;
};

function reason(deduction: Deduction): Sentence {
  const { evidence, placement } = deduction;
  const about = digits(evidence.digits);
  const inHouse = first(evidence.houses);
  const at = (...roles: readonly Role[]) => cells(cellsIn(deduction, ...roles));
  const digit = effectDigit(deduction);
  const gone = cells(deduction.eliminations.map(({ cell }) => cell));
  switch (deduction.technique) {
    case 'full-house':
      return say`${cellPiece(placement?.cell ?? 0)} is the last blank of ${inHouse}, and only ${digit} is missing there.`;
    case 'hidden-single-box':
    case 'hidden-single-line':
      return say`In ${inHouse}, ${digit} fits nowhere but in ${cellPiece(placement?.cell ?? 0)}.`;
    case 'naked-single':
      return say`${digit} is the only digit that still fits in ${cellPiece(placement?.cell ?? 0)}.`;
    case 'direct-pointing':
    case 'direct-claiming':
      return say`In ${inHouse}, ${about} fits only where it crosses ${first(evidence.crossed)}. That leaves ${about} one cell in ${last(evidence.crossed)}.`;
    case 'direct-hidden-pair':
    case 'direct-hidden-triplet':
      return say`In ${inHouse}, ${about} fit nowhere but in ${at('pattern')} and take these cells. That leaves ${digit} one cell.`;
    case 'pointing':
    case 'claiming':
      return say`In ${inHouse}, ${about} fits only where it crosses ${first(evidence.crossed)}. So ${about} must be there, and nowhere else in ${first(evidence.crossed)}.`;
    case 'naked-pair':
    case 'naked-triplet':
    case 'naked-quad':
      return say`In ${inHouse}, ${at('pattern')} have no candidates but ${about}, so they take all of these. The rest of the house cannot hold them.`;
    case 'hidden-pair':
    case 'hidden-triplet':
    case 'hidden-quad':
      return say`In ${inHouse}, ${about} fit nowhere but in ${at('pattern')}. These cells hold nothing else.`;
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
      return say`In ${houses(evidence.houses)}, ${about} fits only in ${houses(evidence.crossed)}. Each ${evidence.houses[0]?.kind ?? ''} has it in a different ${evidence.crossed[0]?.kind ?? ''}, so other cells of ${houses(evidence.crossed)} cannot hold it.`;
    case 'finned-x-wing':
    case 'finned-swordfish':
    case 'finned-jellyfish':
      return say`In ${houses(evidence.houses)}, ${about} fits only in ${houses(evidence.crossed)}, or else in ${at('fin')}, the fin. In either case, other cells of ${houses(evidence.crossed)} that see the fin cannot hold it.`;
    case 'xy-wing':
    case 'xyz-wing':
      return say`Whatever ${at('pivot')} holds, ${digit} is in ${deduction.technique === 'xyz-wing' ? 'it or in ' : ''}one of ${at('pincer')}. Cells that see ${deduction.technique === 'xyz-wing' ? 'all three' : 'both'} cannot hold ${digit}.`;
    case 'w-wing':
      return say`${at('pincer')} have the same two candidates. One of ${at('pattern')}, the only two cells for the other candidate in ${inHouse}, holds it, so one of ${at('pincer')} holds ${digit}. Cells that see both cannot hold ${digit}.`;
    case 'skyscraper':
    case 'two-string-kite':
      return say`In ${houses(evidence.houses)}, ${about} has two possible cells each. ${at('pattern')} share ${first(evidence.crossed)} and cannot both hold it, so one of ${at('target')} does. Cells that see both of these cannot hold it.`;
    case 'empty-rectangle':
      return say`In ${inHouse}, ${about} lies in ${houses(evidence.crossed)}; in ${last(evidence.houses)}, only in ${at('pincer')}. If it were in ${gone}, one of these houses would have no cell left for it.`;
    case 'unique-rectangle-1':
    case 'unique-loop-1':
      return say`${exchangeable(deduction)} Only ${at('extra')} can hold another digit, so it must.`;
    case 'unique-rectangle-2':
    case 'unique-loop-2':
      return say`${exchangeable(deduction)} So one of ${at('extra')} is ${digit}, and cells that see all of these are not.`;
    case 'unique-rectangle-3':
    case 'unique-loop-3':
      return say`${exchangeable(deduction)} So one of ${at('extra')} holds an extra digit, and together they count as one cell of a set with ${at('pincer')} in ${inHouse}.`;
    case 'unique-rectangle-4':
    case 'unique-loop-4':
      return say`${exchangeable(deduction)} In ${inHouse}, one of the two digits fits only in ${at('extra')}; one of these takes it, so neither may hold the other, ${digit}.`;
    case 'hidden-rectangle':
      return say`If ${gone} were ${digit}, ${at('pattern')} would hold ${about} in turn. The two digits could be exchanged, and there would be a second solution.`;
    case 'bug-1':
      return say`${grave(deduction)} So the extra candidate is right.`;
    case 'bug-2':
      return say`${grave(deduction)} So one of these cells is ${digit}, and cells that see all of them are not.`;
    case 'bug-3':
      return say`${grave(deduction)} So one of the extra candidates is right, and the cells count as one cell of a set with ${at('pincer')} in ${inHouse}.`;
    case 'bug-4':
      return say`${grave(deduction)} In ${inHouse}, one of these cells is ${about} and the other holds an extra candidate, so both lose all others.`;
    case 'aligned-pair-exclusion':
    case 'aligned-triplet-exclusion':
      return say`Every way to fill ${at('pattern')} with it makes two of them equal in one house, or leaves one of ${at('pincer')} without a candidate.`;
    case 'x-cycle':
    case 'y-cycle':
    case 'alternating-cycle':
      return say`The chain closes to a loop, and holds in both directions. One of any two neighbours on it is true, so a candidate that sees both is false.`;
    case 'x-chain':
    case 'forcing-chain':
      return placement
        ? say`If ${cellPiece(placement.cell)} were not ${digit}, it would follow that it is ${digit}.`
        : say`If ${at('source')} were ${digit}, it would follow that it is not ${digit}.`;
    case 'nishio':
    case 'dynamic-contradiction':
      return say`If ${supposed(deduction)}, the chains lead to a contradiction: the same candidate would have to be both true and false.`;
    case 'dynamic-double':
      return say`Whether the first candidate is true or false, the chains lead to the same conclusion.`;
    case 'cell-forcing-chains':
    case 'dynamic-cell-forcing-chains':
      return say`Whatever ${cells(evidence.cells.map(({ cell }) => cell))} holds, the chains lead to the same conclusion.`;
    case 'house-forcing-chains':
    case 'dynamic-house-forcing-chains':
      return say`Wherever ${inHouse} has its ${evidence.candidates[0]?.digit ?? digit}, the chains lead to the same conclusion.`;
  }
}

export const words: TechniqueMessages = {
  where,
  effect,
  reason,
  roles: {
    pattern: 'part of the pattern',
    pivot: 'pivot',
    pincer: 'pincer',
    fin: 'fin',
    extra: 'extra candidate',
    source: 'start of the chain',
    target: 'end of the pattern',
    on: 'on the chain',
    off: 'on the chain',
  },
  removes: (list) => `loses ${list.join(', ')}`,
  places: (digit) => `becomes ${digit}`,
};
