// A deduction, the find of a technique: its effect on the board, and the evidence that the page draws and words.
import { peersOf, type House } from '../cell';
import { digitAt, withDigit, type Grid } from '../grid';
import type { Notes } from '../notes';
import type { TechniqueName } from './technique';

/** A digit in a blank. */
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** The part that a cell or a candidate plays; docs/techniques.md says which a technique uses. */
export const roles = [
  'pattern',
  'pivot',
  'pincer',
  'fin',
  'extra',
  'source',
  'target',
  'on',
  'off',
] as const;
export type Role = (typeof roles)[number];

/** A candidate being there, or not, makes another be there, or not. */
export interface Link {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly isFromOn: boolean;
  readonly isToOn: boolean;
  /** Counted from 0: one a case. */
  readonly chain: number;
}

/** Candidates of one digit that a chain has as one; its links name one of them. */
export interface Group {
  readonly named: Candidate;
  /** The cell of the named one is among them. */
  readonly cells: readonly number[];
}

export interface Evidence {
  readonly cells: readonly { readonly cell: number; readonly role: Role }[];
  readonly candidates: readonly (Candidate & { readonly role: Role })[];
  readonly links: readonly Link[];
  /** In the links. */
  readonly groups: readonly Group[];
  /** The houses that the pattern is in. */
  readonly houses: readonly House[];
  /** The houses that the pattern reaches into. */
  readonly crossed: readonly House[];
  /** The digits that the pattern is about. */
  readonly digits: readonly number[];
}

export interface Deduction {
  readonly technique: TechniqueName;
  /** In tenths; 0: not on the classic scale. */
  readonly rating: number;
  /** The name of the sentence that gives its reason, where that is not the name of its technique; else empty. */
  readonly rule: string;
  readonly placement: Candidate | undefined;
  readonly eliminations: readonly Candidate[];
  readonly evidence: Evidence;
  /** The patterns and chains that conclusions of its chains rest on. */
  readonly inner: readonly InnerDeduction[];
}

/** A deduction on the board that a chain has left on its way, by which the chain takes a candidate away. */
export interface InnerDeduction {
  /** The number of that chain in the evidence around. */
  readonly chain: number;
  /** The candidate that the chain takes away; the links to it come from what the deduction needs away. */
  readonly conclusion: Candidate;
  readonly deduction: Deduction;
}

/** A board as techniques see it: digits, and the candidates of the blanks as bits 1 to 9. */
export interface CandidateBoard {
  readonly digits: Grid;
  readonly candidates: Notes;
}

/** The board after a deduction. */
export function applied(
  { digits, candidates }: CandidateBoard,
  { placement, eliminations }: Pick<Deduction, 'placement' | 'eliminations'>,
): CandidateBoard {
  const left = [...candidates];
  const remove = (cell: number, digit: number) => {
    left[cell] = (left[cell] ?? 0) & ~(1 << digit);
  };
  for (const { cell, digit } of eliminations) remove(cell, digit);
  if (!placement) return { digits, candidates: left };
  const { cell, digit } = placement;
  left[cell] = 0;
  for (const peer of peersOf(cell)) remove(peer, digit);
  return {
    digits: digitAt(digits, cell) === 0 ? withDigit(digits, cell, digit) : digits,
    candidates: left,
  };
}
