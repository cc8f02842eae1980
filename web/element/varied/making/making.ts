// A puzzle in the making: its draft with undo, the cells and the rule that are chosen, and what is known of its solutions. The element
// draws it and is told of every change.
import type { VariedSolver, VariedViolation } from '../../../core/varied/varied-calls';
import type { BoardRule, VariedPuzzle, VariedRule } from '../../../core/varied/varied-puzzle';
import { signOf, type RuleSign } from '../../../core/varied/rule-sign';
import { digitOf, type Key } from '../../shared/state/board-keys';
import { pushed, redone, replaced, undone, type History } from '../../shared/state/history';
import { BoardOf, type OnBoard } from '../board-view';
import { blankSheet } from '../game';
import { keyActionOf, type Typed } from '../keys';
import { ruleSigns, ruleTable } from '../rule-table';
import {
  boardOf,
  isWhole,
  puzzleOf,
  rulesMade,
  withEverywhere,
  withExtra,
  withGiven,
  withNumbers,
  withoutRule,
  withRegion,
  withRules,
  type Draft,
} from './draft';
import { Judging, type Judged } from './judging';
import { isStoredDraft, keepDraft, keptDraft } from './kept-drafts';

/** The tools that make no rule but a house. */
export const houseTools = ['region', 'extra-region'] as const;
type HouseTool = (typeof houseTools)[number];
export type Tool = RuleSign | HouseTool;

const isHouseTool = (tool: Tool): tool is HouseTool => houseTools.some((each) => each === tool);

export const ruleTools = ruleSigns.filter((sign) => ruleTable[sign].made);

interface Given {
  id: string;
  history: History<Draft>;
  solver: VariedSolver;
  changed: () => void;
}

export class Making implements OnBoard {
  readonly id: string;
  history: History<Draft>;
  selected = 0;
  also: readonly number[] = [];
  /** The tool whose rule the next cells get. */
  tool: Tool | undefined;
  /** The place of the rule whose number is typed, or that is to be deleted. */
  current: number | undefined;
  showsCandidates = true;
  readonly #changed: () => void;
  readonly #judging: Judging;
  /** Whether the cells were chosen since the last rule was made of some. */
  #hasChosen = false;
  #typed: Typed | undefined;
  #hasNumberBegun = false;
  #drawn: { draft: Draft; board: BoardOf } | undefined;

  constructor({ id, history, solver, changed }: Given) {
    this.id = id;
    this.history = history;
    this.#changed = changed;
    this.#judging = new Judging(solver, changed);
    this.#keep();
    this.#judge();
  }

  get draft(): Draft {
    return this.history.present;
  }

  get board(): BoardOf {
    if (this.#drawn?.draft !== this.draft) {
      this.#drawn = { draft: this.draft, board: new BoardOf(puzzleOf(this.draft)) };
    }
    return this.#drawn.board;
  }

  get puzzle(): VariedPuzzle {
    return this.board.puzzle;
  }

  get sheet() {
    return blankSheet(this.puzzle.givens);
  }

  get judged(): Judged {
    return this.#judging.state;
  }

  get violations(): readonly VariedViolation[] {
    return this.#judging.violations;
  }

  get candidates() {
    return this.showsCandidates ? this.#judging.candidates : undefined;
  }

  get marks(): ReadonlyMap<number, string> {
    return new Map(this.rule?.cells.map((cell) => [cell, 'looked-at']));
  }

  /** The chosen cells, the last one first; none where a rule was just made of them. */
  get chosen(): readonly number[] {
    return this.#hasChosen ? [this.selected, ...this.also] : [];
  }

  get #path(): readonly number[] {
    return this.chosen.toReversed();
  }

  get rule(): VariedRule | undefined {
    return this.current === undefined ? undefined : this.draft.rules[this.current];
  }

  /** How the number of the current rule is typed. */
  get numbers() {
    const { rule } = this;
    return rule && ruleTable[signOf(boardOf(this.draft), rule)].made?.numbers;
  }

  /** Whether keys and keypad write the number of a rule. */
  get takesNumber(): boolean {
    return this.numbers?.typed !== undefined;
  }

  get waitsForNumber(): boolean {
    return this.rule !== undefined && !isWhole(boardOf(this.draft), this.rule);
  }

  pick(cell: number, also: readonly number[] = []): void {
    // A drag that goes back takes the last cell away again.
    const isBack = also.length > 1 && also[0] === this.selected && also[1] === cell;
    this.selected = cell;
    this.also = isBack ? also.slice(2) : also.filter((each) => each !== cell);
    this.#hasChosen = true;
    this.#typed = undefined;
    this.#leaveRule();
    this.#changed();
  }

  /** A drag has ended. */
  dropped(): void {
    if (this.tool && this.fits(this.tool)) this.#make(this.tool);
  }

  fits(tool: Tool): boolean {
    const { draft } = this;
    const path = this.#path;
    if (isHouseTool(tool)) return path.length > 0 && path.length <= draft.size;
    return rulesMade(draft, tool, path).length > 0;
  }

  /** Makes a rule of the chosen cells; where they do not fit it, of the next ones. */
  choose(tool: Tool): void {
    if (this.tool === tool) {
      this.tool = undefined;
      this.#changed();
    } else if (this.tool === undefined && this.fits(tool)) {
      this.#make(tool);
    } else {
      this.tool = tool;
      this.#hasChosen = false;
      this.also = [];
      this.#leaveRule();
      this.#changed();
    }
  }

  #make(tool: Tool): void {
    const { draft } = this;
    const path = this.#path;
    this.#hasChosen = false;
    this.also = [];
    if (tool === 'region') this.edit(withRegion(draft, path));
    else if (tool === 'extra-region') this.edit(withExtra(draft, [path]));
    else {
      const next = withRules(draft, rulesMade(draft, tool, path));
      this.edit(next);
      const isMore = next.rules.length > draft.rules.length;
      if (isMore) this.chooseRule(next.rules.length - 1);
    }
  }

  /** The rules that have the cell with the focus, by their places. */
  get rulesHere(): readonly number[] {
    return this.draft.rules.flatMap(({ cells }, index) =>
      cells.includes(this.selected) ? [index] : [],
    );
  }

  chooseRule(index: number | undefined): void {
    this.current = this.current === index ? undefined : index;
    this.#hasNumberBegun = false;
    this.#changed();
  }

  #leaveRule(): void {
    this.current = undefined;
    this.#hasNumberBegun = false;
  }

  /** Deletes the chosen rule, else the givens of the chosen cells. */
  erase(): void {
    if (this.current !== undefined) this.edit(withoutRule(this.draft, this.current));
    else this.give(0);
  }

  deleteRule(index: number): void {
    this.edit(withoutRule(this.draft, index));
  }

  /** A digit of the keypad; undefined takes the last one back. */
  type(digit: number | undefined): void {
    const { current, rule, numbers, draft } = this;
    if (current === undefined || !rule || !numbers?.typed) {
      this.give(digit ?? 0);
      return;
    }
    const isFirst = !this.#hasNumberBegun && digit !== undefined;
    const next = numbers.typed(rule.numbers, digit, isFirst, boardOf(draft));
    this.#put(withNumbers(draft, current, next), this.#hasNumberBegun);
    this.current = current;
    this.#hasNumberBegun = true;
    this.#changed();
  }

  /** `again`: in place of the digit that was given last, of which it is the whole number. */
  give(digit: number, again = false): void {
    const cells = this.#hasChosen ? this.chosen : [this.selected];
    const before = again ? undone(this.history).present : this.draft;
    this.#put(withGiven(before, cells, digit), again);
  }

  setEverywhere(rule: BoardRule): void {
    this.edit(withEverywhere(this.draft, rule));
  }

  edit(next: Draft): void {
    this.#put(next, false);
  }

  #put(next: Draft, isInPlace: boolean): void {
    this.#become(isInPlace ? replaced(this.history, next) : pushed(this.history, next));
  }

  undo(): void {
    this.#become(undone(this.history));
  }

  redo(): void {
    this.#become(redone(this.history));
  }

  #become(history: History<Draft>): void {
    if (history === this.history) return;
    this.history = history;
    this.#leaveRule();
    if (this.selected >= this.draft.candidates.length) [this.selected, this.also] = [0, []];
    this.#keep();
    this.#judge();
    this.#changed();
  }

  showCandidates(shows: boolean): void {
    this.showsCandidates = shows;
    this.#judge();
    this.#changed();
  }

  /** Whether the key means something here; `now`: in milliseconds. */
  press(pressed: Key, now: number): boolean {
    const { key, ctrlKey, metaKey, altKey } = pressed;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (isPlain && key === 'Escape') {
      this.tool = undefined;
      this.#hasChosen = false;
      this.also = [];
      this.#leaveRule();
      this.#changed();
      return true;
    }
    if (isPlain && key === 'Enter') {
      if (this.tool && !this.#hasChosen) this.pick(this.selected);
      this.dropped();
      return this.tool !== undefined;
    }
    if (isPlain && key === 'Delete') {
      this.erase();
      return true;
    }
    const digit = digitOf(key);
    if (isPlain && this.takesNumber && (digit !== undefined || key === 'Backspace')) {
      this.type(digit);
      return true;
    }
    if (isPlain && this.rule && key === 'Backspace') {
      this.erase();
      return true;
    }
    return this.#pressOnBoard(pressed, now);
  }

  #pressOnBoard(pressed: Key, now: number): boolean {
    const { selected, draft } = this;
    const board = { ...boardOf(draft), areLetters: false };
    const typed = this.#typed;
    const action = keyActionOf(board, pressed, { selected, writing: 'digit', typed, now });
    switch (action?.type) {
      case 'pick':
        this.pick(action.cell, action.more ? [selected, ...this.also] : []);
        return true;
      case 'enter':
        this.give(action.digit, action.again);
        this.#typed = { digit: action.digit, writing: action.writing, at: now };
        return true;
      case 'all':
        this.pick(
          selected,
          draft.candidates.map((_, cell) => cell),
        );
        return true;
      case 'undo':
        this.undo();
        return true;
      case 'redo':
        this.redo();
        return true;
      case 'write-as':
      case undefined:
        return false;
    }
  }

  /** Takes up what another tab has written. */
  follow(key: string | null): void {
    const kept = isStoredDraft(key, this.id) ? keptDraft(this.id) : undefined;
    if (!kept) return;
    this.history = kept;
    this.#leaveRule();
    this.#judge();
    this.#changed();
  }

  leave(): void {
    this.#judging.leave();
  }

  #judge(): void {
    this.#judging.begin(this.puzzle, this.showsCandidates);
  }

  #keep(): void {
    keepDraft(this.id, this.history);
  }
}
