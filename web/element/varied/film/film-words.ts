// The step of a search in words, and the cells that it is about.
import type { Language } from '../../../core/language';
import type { FilmRefusal, BacktrackingShown } from '../../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { signOf } from '../../../core/varied/rule-sign';
import { variedFilmIn, type NamedRefusal } from '../../../languages/en/varied-film';
import { variedRulesIn } from '../../../languages/en/varied-rules';
import { cellNameIn } from '../cell-words';
import { signOfDigit } from '../digit-signs';

/** A sentence has room for so many. */
const mostRefused = 9;

export function filmText(
  puzzle: VariedPuzzle,
  shown: BacktrackingShown,
  language: Language,
): string {
  const text = variedFilmIn(language);
  if (shown.stepDigit === 0) return text.begins;
  const { kind } = shown;
  return text.step({
    kind,
    cell: cellNameIn(puzzle, shown.stepCell, language),
    digit: signOfDigit(puzzle, shown.stepDigit),
    stuck: cellNameIn(puzzle, shown.stuck, language),
    refused: shown.refused
      .slice(0, mostRefused)
      .map((each) => namedRefusal(puzzle, shown, each, language)),
  });
}

function namedRefusal(
  puzzle: VariedPuzzle,
  shown: BacktrackingShown,
  refusal: FilmRefusal,
  language: Language,
): NamedRefusal {
  const digit = signOfDigit(puzzle, refusal.digit);
  const text = variedRulesIn(language);
  const noSum = { sum: undefined, isLeast: false };
  switch (refusal.by) {
    case 'marks':
      return { by: 'marks', digit };
    case 'house':
      return { by: 'house', digit, cell: cellNameIn(puzzle, refusal.peer, language) };
    case 'board':
      return { by: 'rule', digit, name: text.everywhere[refusal.rule].name([]), ...noSum };
    case 'rule': {
      const rule = puzzle.rules[refusal.index];
      if (!rule) return { by: 'rule', digit, name: '', ...noSum };
      const name = text.signs[signOf(puzzle, rule)].name(rule.numbers);
      return { by: 'rule', digit, name, ...sumWith(rule, shown, refusal.digit) };
    }
  }
}

/** The sum that a cage would have with the digit; undefined where another thing is wrong. */
function sumWith(
  { kind, cells, numbers }: VariedPuzzle['rules'][number],
  shown: BacktrackingShown,
  digit: number,
): { sum: number | undefined; isLeast: boolean } {
  const [wanted] = numbers;
  if ((kind !== 'cage' && kind !== 'sum') || wanted === undefined) {
    return { sum: undefined, isLeast: false };
  }
  const digits = cells.map((cell) => {
    if (cell === shown.stuck) return digit;
    return cell === shown.stepCell ? shown.stepDigit : (shown.digits[cell] ?? 0);
  });
  const sum = digits.reduce((all, each) => all + each, 0);
  const isFull = !digits.includes(0);
  if (isFull && sum !== wanted) return { sum, isLeast: false };
  return { sum: !isFull && sum >= wanted ? wanted : undefined, isLeast: true };
}

/** The cells of the rules that refused digits, the one that was to be filled, and the one of the step. */
export function filmMarks(
  puzzle: VariedPuzzle,
  shown: BacktrackingShown,
): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  if (shown.stepDigit === 0) return marks;
  for (const each of shown.refused) {
    const cells = each.by === 'rule' ? (puzzle.rules[each.index]?.cells ?? []) : [];
    for (const cell of each.by === 'house' ? [each.peer] : cells) marks.set(cell, 'looked-at');
  }
  const isBack = shown.kind === 'dead-end' || shown.kind === 'backtrack';
  if (isBack) marks.set(shown.stuck, 'loses');
  else marks.set(shown.stepCell, 'step');
  return marks;
}
