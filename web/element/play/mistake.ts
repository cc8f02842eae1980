// What a search for the first mistake finds.

/** The entry after which no solution was left. */
export interface Mistake {
  cell: number;
  digit: number;
  /** Of the changes made since the givens alone. */
  change: number;
  of: number;
  /** How many undos lead before it. */
  undos: number;
}

/** Or the givens have none already, or nothing is wrong. */
export type Verdict = Mistake | 'givens' | 'none';
