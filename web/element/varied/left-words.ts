// The line on the rules of the chosen cell: the rest of its cages with the sets that make it up, the range on its thermometers.
import type { VariedPuzzle, VariedRule } from '../../core/varied/varied-puzzle';
import { setsOf } from '../../core/varied/sets';
import { signOf } from '../../core/varied/rule-sign';
import type { Language } from '../../core/language';
import { variedHintsIn } from '../../languages/en/varied-hints';
import { variedRulesIn } from '../../languages/en/varied-rules';
import { cellNameIn } from './cell-words';
import { signOfDigit } from './digit-signs';
import { setText } from './hint-words';

/** The line has room for so many rules, and for so many sets of each. */
const mostRules = 2;
const mostSets = 8;
const mostCounted = 999;

/** Empty where no rule of the cell has anything of that kind. */
export function leftText(
  puzzle: VariedPuzzle,
  digits: readonly number[],
  cell: number,
  language: Language,
): string {
  const told = puzzle.rules.flatMap((rule) => {
    if (!rule.cells.includes(cell)) return [];
    if (rule.kind === 'cage') return cageLeft(puzzle, digits, rule, language);
    return rule.kind === 'thermometer' && !digits[cell]
      ? range(puzzle, digits, rule, cell, language)
      : [];
  });
  return told.slice(0, mostRules).join(' ');
}

function cageLeft(
  puzzle: VariedPuzzle,
  digits: readonly number[],
  rule: VariedRule,
  language: Language,
): string[] {
  const [sum] = rule.numbers;
  const filled = rule.cells.map((each) => digits[each] ?? 0).filter((digit) => digit > 0);
  const blanks = rule.cells.length - filled.length;
  if (sum === undefined || blanks === 0) return [];
  const left = sum - filled.reduce((all, digit) => all + digit, 0);
  const all = 2 ** (puzzle.digits + 1) - 2;
  const free = filled.reduce((bits, digit) => bits & ~(1 << digit), all);
  const sets = left < 0 ? [] : setsOf(free, blanks, left, mostCounted);
  if (!sets) return [];
  const name = variedRulesIn(language).signs[signOf(puzzle, rule)].name(rule.numbers);
  const shown = sets.length > mostSets ? sets.length : sets.map((set) => setText(puzzle, set));
  return [variedHintsIn(language).left(name, left, blanks, shown)];
}

function range(
  puzzle: VariedPuzzle,
  digits: readonly number[],
  rule: VariedRule,
  cell: number,
  language: Language,
): string[] {
  const at = rule.cells.indexOf(cell);
  let from = at + 1;
  let to = puzzle.digits - (rule.cells.length - 1 - at);
  for (const [place, each] of rule.cells.entries()) {
    const digit = digits[each] ?? 0;
    if (digit === 0) continue;
    if (place < at) from = Math.max(from, digit + at - place);
    else to = Math.min(to, digit - (place - at));
  }
  if (from > to) return [];
  const name = variedRulesIn(language).signs[signOf(puzzle, rule)].name(rule.numbers);
  const sign = (digit: number) => signOfDigit(puzzle, digit);
  return [
    variedHintsIn(language).range(name, cellNameIn(puzzle, cell, language), sign(from), sign(to)),
  ];
}
