// Remembers puzzles whose own rules were left out when they were put on the board, so that messages about them can say so.
import type { Grid } from '../../../core/grid';
import { isRecord, parsedJson } from '../records';
import { recall, remember } from '#remembered';

const name = 'left-rules';
/** The number of puzzles to remember, the latest ones; a link may bring one back long after. */
const most = 50;

let kept: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of the rules that the puzzle with these givens had; none for most puzzles. */
export const rulesLeftOf = (givens: Grid): readonly string[] => all().get(givens) ?? [];

/** Without rules the puzzle is a classic one from now on. */
export function leaveRules(givens: Grid, rules: readonly string[]): void {
  if (rules.length === 0 && !all().has(givens)) return;
  const next = [...all()].filter(([puzzle]) => puzzle !== givens);
  if (rules.length > 0) next.push([givens, rules]);
  kept = new Map(next.slice(-most));
  remember(name, JSON.stringify(Object.fromEntries(kept)));
}

function all(): ReadonlyMap<string, readonly string[]> {
  kept ??= new Map(readBack(recall(name)));
  return kept;
}

function readBack(text: string | null): [string, string[]][] {
  const value = parsedJson(text);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([puzzle, rules]): [string, string[]][] =>
    Array.isArray(rules) ? [[puzzle, rules.map(String)]] : [],
  );
}
