// Extras: parts beside board and search that an entry may leave out, their slots, and the element as they see it.
import type { CSSResult, TemplateResult, nothing } from 'lit';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { TechniqueOrder } from '../../core/techniques/technique-calls';
import type { BoardAction, BoardPosition, CardPanel, Panel, Writing } from './board-actions';
import type { Controls } from './mode-input';
import type { Mode } from './mode-names';

/** A part beside board and search that an entry may leave out. */
export interface Extra {
  /** Styles of the element's own shadow root, before the layout of `solve` mode. */
  styles?: readonly CSSResult[];
  /** Called once for every element. */
  attach: (host: ExtraHost) => Slots;
}

export type Slot = TemplateResult | typeof nothing | undefined;

/** A part of an extra beside the board, or in the place of the keys while its panel is open. */
export interface Card {
  panel: CardPanel;
  content: TemplateResult;
}

/** A sentence of the page around the board, with what can be done about it. */
export interface Banner {
  text: string;
  act?: { label: string; onClick: () => void } | undefined;
  /** Whether it is of use only where the keys have no room beside a card. */
  isForSmall?: boolean;
}

/** The slots that an extra may fill; each is asked again whenever the element is drawn. */
export interface Slots {
  /** Called once, after the element was first drawn. */
  start?: () => void;
  /** Called after the board has changed or was answered, before the next drawing. */
  changed?: () => void;
  /** Above everything else. */
  above?: () => Slot;
  /** In `solve` mode with all controls: first beside the board, or in the place of the keys. */
  cards?: () => readonly (Card | undefined)[];
  /** In the line over the keys: what is played. */
  level?: () => string | undefined;
  /** In the same line, on a small screen in place of the level. */
  banner?: () => Banner | undefined;
  /** At the end of that line. */
  besideLine?: () => Slot;
  /** In `solve` mode with all controls: among undo and redo. */
  besideUndo?: () => Slot;
  /** In `solve` mode with all controls: beside the messages about the board. */
  besideSaid?: () => Slot;
  /** In `solve` mode with all controls: right before the keypad. */
  overKeypad?: () => Slot;
  /** In `solve` mode with all controls: below the board, where it may be changed. */
  underBoard?: () => Slot;
  /** In `solve` mode with all controls: beside the button that solves, while no search runs. */
  besideSolve?: () => readonly Slot[];
  /** Wherever the board is shown with all controls: below the result. */
  underResult?: () => Slot;
  /** Among the ways to bring a puzzle. */
  besideIntake?: () => Slot;
  /** Over the cells of the board in `solve` mode. */
  overBoard?: () => Slot;
  /** The cells of the board in `solve` mode that are to stand out, with words for their names. */
  marks?: () => ReadonlyMap<number, string>;
  /** Below everything else. */
  below?: () => Slot;
}

/** The element as its extras know it. */
export interface ExtraHost {
  readonly language: Language;
  readonly controls: Controls;
  readonly readonly: boolean;
  readonly mode: Mode;
  /** Whether the mode is still being fetched. */
  readonly isWaiting: boolean;
  readonly positions: {
    /** Past positions, the latest last. */
    readonly past: readonly BoardPosition[];
    readonly present: BoardPosition;
  };
  /** The puzzles that were on the board before this one, the latest last. */
  readonly earlier: readonly Grid[];
  readonly writing: Writing;
  /** The digit chosen on the keypad, where the digit is chosen first. */
  readonly pen: number | undefined;
  /** The cell with the focus, and those chosen with it. */
  readonly chosen: { readonly selected: number; readonly also: readonly number[] };
  /** Whether the last entry has completed the puzzle. */
  readonly isComplete: boolean;
  /** The counts of the game on the board. */
  readonly played: { readonly seconds: number; readonly hints: number };
  /** Whether digits are entered as givens. */
  readonly setting: boolean;
  /** Whether a puzzle is typed in, cell after cell. */
  readonly typing: boolean;
  /** The panel that was opened last. */
  readonly panel: Panel;
  /** Whether the board is covered and the clock stands. */
  readonly isPaused: boolean;
  /** The sentence that an extra shows now, if any. */
  readonly said: Saying | undefined;
  /** The shadow root, once it is drawn. */
  readonly root: ShadowRoot | null;
  /** The element's properties, for extras that set it up as an embed does. */
  readonly stage: Stage;
  requestUpdate: () => void;
  /** Resolves once the last change is drawn. */
  drawn: () => Promise<unknown>;
  /** Gives the focus back to the chosen cell, when the part with the focus has gone. */
  focusBoard: () => void;
  dispatch: (action: BoardAction) => void;
  /** Sets the counts of the game on the board. */
  count: (played: ExtraHost['played']) => void;
  load: (puzzle: Grid) => void;
  /** Takes a text in as a paste does, which may have rules of its own. */
  takeText: (text: string) => void;
  /** Opens the whole list whose first puzzle has just come onto the board. */
  readonly takeAll: (() => void) | undefined;
  /** Brings the board into view. */
  reveal: () => void;
  /** Starts the search, as the button does. */
  solve: () => void;
  say: (saying: Saying) => void;
  /** Reports that a part of the script could not be fetched. */
  tellNotLoaded: () => void;
}

/** A sentence for the line under the board, until the board changes. */
export interface Saying {
  isError: boolean;
  /** Whether a button comes with it. */
  hasWay?: boolean;
  text: (language: Language) => string;
}

/** The properties by which an element is given a scene. */
export interface Stage {
  puzzle: string | null;
  mode: Mode;
  strategy: string | null;
  at: number;
  order: TechniqueOrder;
  techniques: string;
  seek(step: number): Promise<void>;
}

/** Whether a visitor may put puzzles onto the board and sees the controls for it. */
export const takesPuzzles = ({
  controls,
  readonly,
}: Pick<ExtraHost, 'controls' | 'readonly'>): boolean => controls === 'full' && !readonly;

/** The event by which a note on a technique asks for the course at it; the detail is the technique's name. */
export const practiseAsked = 'practise-asked';

/** The event by which the course asks for a puzzle at the step that needs a technique. */
export const findAsked = 'find-asked';

/** The event by which the mode for rules beyond the classic ones says that a puzzle has come onto its board. */
export const variedShown = 'varied-shown';
