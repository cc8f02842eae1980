// The rules of a board in words: of each cell for its name, of the whole for the list, and of what is broken.
import type { Language } from '../../core/language';
import { rowIn, columnIn } from '../../core/varied/places';
import { signOf, type RuleSign } from '../../core/varied/rule-sign';
import type { VariedViolation } from '../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../core/varied/varied-puzzle';
import { cellWordsIn } from '../../languages/en/cells';
import { variedMessagesIn, type BrokenPlace } from '../../languages/en/varied';
import { variedRulesIn, type VariedRuleMessages } from '../../languages/en/varied-rules';
import { hasMarks } from './game';

export const cellNameIn = (
  board: Pick<VariedPuzzle, 'columns'>,
  cell: number,
  language: Language,
): string => cellWordsIn(language).at(rowIn(board, cell) + 1, columnIn(board, cell) + 1);

/** For each cell the rules that it belongs to, each once. Rules of the whole board are in the list alone. */
export function rulesOfCells(
  puzzle: VariedPuzzle,
  text: VariedRuleMessages,
): readonly (readonly string[])[] {
  const rules = puzzle.givens.map(() => new Set<string>());
  for (const rule of puzzle.rules) {
    const sign = signOf(puzzle, rule);
    const words = text.signs[sign].at(rule.numbers);
    for (const cell of isOfFirst(sign) ? rule.cells.slice(0, 1) : rule.cells) {
      rules[cell]?.add(words);
    }
  }
  for (const index of puzzle.extraRegions) {
    for (const cell of puzzle.houses[index] ?? []) rules[cell]?.add(text.extraRegion.at);
  }
  for (const { cells } of puzzle.unread) {
    for (const cell of cells) rules[cell]?.add(text.unread);
  }
  return rules.map((each) => [...each]);
}

/** An index is about its first cell; the others are the row, column or box of it. */
const isOfFirst = (sign: RuleSign): boolean => sign.endsWith('-index');

interface ToldRule {
  title: string;
  sentence: string;
}

/** Each kind of rule once, in the order of the puzzle. */
export function rulesOf(puzzle: VariedPuzzle, text: VariedRuleMessages): readonly ToldRule[] {
  const told = new Map<string, ToldRule>();
  const tell = (title: string, sentence: string) => {
    told.set(title + sentence, { title, sentence });
  };
  for (const rule of puzzle.everywhere) {
    const { title, sentence } = text.everywhere[rule];
    tell(title, sentence([], puzzle.digits));
  }
  if (hasMarks(puzzle)) tell(text.marks.title, text.marks.sentence);
  if (puzzle.extraRegions.length > 0) tell(text.extraRegion.title, text.extraRegion.sentence);
  for (const rule of puzzle.rules) {
    const { title, sentence } = text.signs[signOf(puzzle, rule)];
    tell(title, sentence(rule.numbers, puzzle.digits));
  }
  return [...told.values()];
}

/** Each rule that was not read. */
export function unreadOf(puzzle: VariedPuzzle, language: Language): readonly ToldRule[] {
  const { unread } = variedMessagesIn(language);
  return puzzle.unread.map(({ reason, name, cells }) => ({
    title: unread.title(reason, name),
    sentence: unread.sentence(cells.map((cell) => cellNameIn(puzzle, cell, language))),
  }));
}

export function brokenPlace(
  puzzle: VariedPuzzle,
  violation: VariedViolation,
  language: Language,
): BrokenPlace {
  const text = variedRulesIn(language);
  const cells = violation.cells.map((cell) => cellNameIn(puzzle, cell, language));
  const { of } = violation;
  if (of === 'board') return { of, cells, rule: text.everywhere[violation.rule].name([]) };
  const rule = of === 'rule' ? puzzle.rules[violation.index] : undefined;
  return { of, cells, rule: rule && text.signs[signOf(puzzle, rule)].name(rule.numbers) };
}
