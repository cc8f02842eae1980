// Chosen cells become rules, rules become a text, and typed digits become numbers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf, signOf, type RuleSign } from '../../../../web/core/varied/rule-sign';
import {
  boardOf,
  boxesOf,
  draftOf,
  namedRegions,
  newDraft,
  puzzleOf,
  rulesMade,
  textOf,
  withEverywhere,
  withExtra,
  withGiven,
  withNumbers,
  withRegion,
  withRules,
  type Draft,
} from '../../../../web/element/varied/making/draft';
import { draftRows, keepDraft, keptDraft } from '../../../../web/element/varied/making/kept-drafts';
import { ruleTable } from '../../../../web/element/varied/rule-table';
import { blankPuzzle, rule } from './puzzles';

const nine = newDraft(9);
/** Rows and columns from 1. */
const at = (...names: number[]): number[] =>
  names.map((name) => (Math.floor(name / 10) - 1) * 9 + (name % 10) - 1);
const made = (sign: RuleSign, cells: readonly number[], draft = nine) =>
  rulesMade(draft, sign, cells);
const typed = (draft: Draft, index: number, keys: string): Draft => {
  let next = draft;
  for (const [i, key] of Array.from(keys).entries()) {
    const now = next.rules[index];
    if (!now) throw new Error('there is no such rule');
    const { numbers } = ruleTable[signOf(boardOf(next), now)].made ?? {};
    const digit = key === '<' ? undefined : Number(key);
    const after = numbers?.typed?.(now.numbers, digit, i === 0, boardOf(next)) ?? now.numbers;
    next = withNumbers(next, index, after);
  }
  return next;
};

describe('the table of rules', () => {
  it('makes no rule of cells that do not fit it', () => {
    const apart = at(11, 19);
    const fitting = (Object.keys(ruleTable) as RuleSign[]).filter(
      (sign) => made(sign, apart).length > 0,
    );
    // Two cells that touch nowhere: groups, clones, and rules of each cell by itself.
    expect(fitting).toEqual([
      ...['cage', 'sum', 'different', 'equal', 'odd', 'even'],
      ...['row-index', 'column-index', 'box-index'],
    ]);
  });

  it('makes rules that have the sign that was asked for', () => {
    const cells: Partial<Record<RuleSign, number[]>> = {
      'little-killer': at(13, 22),
      quadruple: at(55, 56, 65, 66),
      sandwich: at(91, 92),
      'x-sum': at(91, 92),
      skyscraper: at(91, 92),
      equal: at(11, 12, 45, 46),
      odd: at(11),
      even: at(11),
      'row-index': at(24),
      'column-index': at(24),
      'box-index': at(24),
      'x-or-v': at(11, 12),
      difference: at(11, 12),
      ratio: at(11, 12),
      less: at(11, 12),
    };
    for (const [sign, { made: column }] of Object.entries(ruleTable)) {
      if (!column) continue;
      const [first] = made(sign as RuleSign, cells[sign as RuleSign] ?? at(44, 45, 54));
      expect([sign, first && signOf(boardOf(nine), first)]).toEqual([sign, sign]);
      expect(first?.kind).toBe(kindOf(sign as RuleSign));
    }
  });

  it.each([
    ['the left', at(51, 52), 51, 59],
    ['the right', at(59, 58), 59, 51],
    ['above', at(14, 24, 34), 14, 94],
    ['below', at(94), 94, 14],
  ])('a clue on %s sees its whole row or column from there', (_, cells, first, last) => {
    const [seen] = made('sandwich', cells);
    expect([seen?.cells.length, seen?.cells[0], seen?.cells.at(-1)]).toEqual([
      9,
      ...at(first, last),
    ]);
  });

  it('a corner alone, and cells away from the edge, have no clue outside', () => {
    for (const cells of [at(11), at(55), at(55, 56), at(12, 23)]) {
      expect(made('sandwich', cells)).toEqual([]);
    }
    expect(made('little-killer', at(12, 13))).toEqual([]);
    expect(made('little-killer', at(12, 23))[0]?.cells).toEqual(at(12, 23, 34, 45, 56, 67, 78, 89));
  });

  it('a line goes on from cell to cell, in the order of the drag', () => {
    expect(made('thermometer', at(33, 22, 12))[0]?.cells).toEqual(at(33, 22, 12));
    expect(made('thermometer', at(33, 22, 44))).toEqual([]);
    expect(made('cage', at(33, 22, 44))[0]?.cells).toEqual(at(22, 33, 44));
  });

  it('two areas of one shape are clones, others are none', () => {
    expect(made('equal', at(11, 12, 21, 55, 56, 65)).map(({ cells }) => cells)).toEqual([
      at(11, 55),
      at(12, 56),
      at(21, 65),
    ]);
    expect(made('equal', at(11, 12, 21, 55, 56, 66))).toEqual([]);
    expect(made('equal', at(11, 12))).toEqual([]);
  });

  it('a mark of a column says where its own column stands in its row', () => {
    const [index] = made('column-index', at(24));
    expect(index).toEqual(rule('index', at(24, 21, 22, 23, 24, 25, 26, 27, 28, 29), 4));
  });
});

describe('numbers', () => {
  it.each([
    ['cage', at(11, 12), '15', [15]],
    ['cage', at(11, 12), '15<', [1]],
    ['cage', at(11, 12), '1<', []],
    ['whispers', at(11, 12), '4', [4]],
    ['whispers', at(11, 12), '4<', [5]],
    ['x-or-v', at(11, 12), '5', [5]],
    ['x-or-v', at(11, 12), '51', [10]],
    ['arrow', at(11, 12, 13), '2', [2]],
    ['quadruple', at(11, 12, 21, 22), '93', [3, 9]],
    ['quadruple', at(11, 12, 21, 22), '9301', [1, 3, 9]],
  ] as const)('of a %s at %s after %s', (sign, cells, keys, numbers) => {
    const draft = typed(withRules(nine, made(sign, cells)), 0, keys);
    expect(draft.rules[0]?.numbers).toEqual(numbers);
  });
});

describe('a draft', () => {
  it('has the boxes of blankPuzzle, as the core has them', () => {
    expect(boxesOf(6)).toEqual(blankPuzzle(6, 3).regions);
    expect(boxesOf(9)).toEqual(blankPuzzle(9, 3).regions);
    expect(new Set(boxesOf(7))).toEqual(new Set([-1]));
  });

  it('takes a rule away where the same cells make it again', () => {
    const once = withRules(nine, made('odd', at(11, 12)));
    expect(once.rules.length).toBe(2);
    expect(withRules(once, made('odd', at(11, 12))).rules).toEqual([]);
    expect(withRules(once, made('odd', at(12, 13))).rules.length).toBe(3);
  });

  it('gives digits, and takes away what all of the cells have', () => {
    const given = withGiven(nine, at(11, 12), 5);
    expect(puzzleOf(given).givens.slice(0, 3)).toEqual([5, 5, 0]);
    expect(puzzleOf(withGiven(given, at(11, 12), 5)).givens).toEqual(puzzleOf(nine).givens);
    expect(puzzleOf(withGiven(given, at(12, 13), 5)).givens.slice(0, 3)).toEqual([5, 5, 5]);
  });

  it('makes a region of cells, and none of a region', () => {
    const bare = { ...nine, regions: nine.regions.map(() => -1) };
    const one = withRegion(bare, at(11, 12, 21));
    expect(new Set(one.regions)).toEqual(new Set([-1, 0]));
    expect(withRegion(one, at(31)).regions[at(31)[0] ?? 0]).toBe(1);
    expect(withRegion(one, at(11, 12, 21)).regions).toEqual(bare.regions);
  });

  it('has windoku and the other named regions as nine cells each, and takes them back', () => {
    for (const regions of Object.values(namedRegions)) {
      expect(regions.every((cells) => new Set(cells).size === 9)).toBe(true);
      const draft = withExtra(nine, regions);
      expect(draft.extra.length).toBe(regions.length);
      expect(withExtra(draft, regions)).toEqual(nine);
    }
  });

  it('leaves out of its text the rules that wait for their number', () => {
    const waiting = withRules(nine, made('sandwich', at(51, 52)));
    const rules = (draft: Draft) => (JSON.parse(textOf(draft)) as { rules: unknown[] }).rules;
    expect(rules(waiting)).toEqual([]);
    expect(rules(typed(waiting, 0, '12'))).toEqual([['sandwich', waiting.rules[0]?.cells, [12]]]);
  });

  it('comes back from a puzzle that was read, and from none with rules that were not', () => {
    const draft = withEverywhere(
      withRules(withGiven(nine, at(55), 7), made('cage', at(11, 12))),
      'antiknight',
    );
    expect(draftOf(puzzleOf(draft))).toEqual(draft);
    const unread = [{ reason: 'rule', name: 'fog', cells: [] } as const];
    expect(draftOf(blankPuzzle(9, 3, { unread }))).toBeUndefined();
  });
});

describe('a kept draft', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const third = withGiven(withExtra(nine, namedRegions.windoku), at(55), 7);
  const history = {
    past: [nine, withRules(nine, made('cage', at(11, 12)))],
    present: withEverywhere(third, 'no-xv'),
    future: [{ ...third, title: 'Later' }],
  };

  it('comes back with everything that undo and redo lead to', () => {
    keepDraft('one', history);
    expect(keptDraft('one')).toEqual(history);
    expect(draftRows()).toEqual([{ id: 'one', title: '', size: 9 }]);
  });

  it('of another form, or with cells that are not on its board, is none', () => {
    keepDraft('one', history);
    const name = 'retrace-varied-draft-one';
    const text = localStorage.getItem(name) ?? '';
    for (const [from, to] of [
      ['"version":1', '"version":2'],
      ['"kind":"cage","cells":[0,1]', '"kind":"cage","cells":[0,81]'],
      ['"kind":"cage"', '"kind":"fog"'],
      ['"no-xv"', '"no-yz"'],
      ['"size":9', '"size":99'],
    ] as const) {
      expect(text).toContain(from);
      localStorage.setItem(name, text.replace(from, to));
      expect(keptDraft('one')).toBeUndefined();
    }
  });
});
