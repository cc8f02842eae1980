// Something beside board and search that an entry may leave out: what it may fill, and the element as it knows it.
import type { CSSResult, TemplateResult, nothing } from 'lit';
import type { Grid } from '../../core/grid';
import type { Language } from '../../core/language';
import type { TechniqueOrder } from '../../core/techniques/calls';
import type { BoardAction, BoardPosition, Writing } from './board';
import type { Controls } from './mode-input';
import type { Mode } from './mode';

/** Something beside board and search that an entry may leave out. */
export interface Extra {
  /** Styles of the element's own shadow root, before the layout of `solve` mode. */
  styles?: readonly CSSResult[];
  /** Called once for every element. */
  attach: (host: ExtraHost) => Slots;
}

export type Slot = TemplateResult | typeof nothing | undefined;

/** The places that an extra may fill; each is asked again whenever the element is drawn. */
export interface Slots {
  /** Once, after the element was first drawn. */
  start?: () => void;
  /** After the board has changed or was answered, before that is drawn. */
  changed?: () => void;
  /** Above everything. */
  above?: () => Slot;
  /** In `solve` mode with all controls, first of all beside the board, or right below it. */
  besideBoard?: () => Slot;
  /** In `solve` mode with all controls, among undo and redo. */
  besideUndo?: () => Slot;
  /** In `solve` mode with all controls, beside what is said of the board. */
  besideSaid?: () => Slot;
  /** In `solve` mode with all controls, right before the keypad. */
  overKeypad?: () => Slot;
  /** In `solve` mode with all controls, below the board that may be changed. */
  underBoard?: () => Slot;
  /** In `solve` mode with all controls, beside the button that solves while nothing is searched. */
  besideSolve?: () => readonly Slot[];
  /** On the board with all controls, below the result. */
  underResult?: () => Slot;
  /** Among the ways to bring a puzzle. */
  besideIntake?: () => Slot;
  /** Drawn over the cells of that board. */
  overBoard?: () => Slot;
  /** The cells of the board in `solve` mode that are to stand out, with the words that their names get. */
  marks?: () => ReadonlyMap<number, string>;
  /** Below everything. */
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
    /** The latest last. */
    readonly past: readonly BoardPosition[];
    readonly present: BoardPosition;
  };
  readonly writing: Writing;
  /** The digit chosen first, where the keypad chooses one. */
  readonly pen: number | undefined;
  /** The cell with the focus, and others chosen with it. */
  readonly chosen: { readonly selected: number; readonly also: readonly number[] };
  /** Whether the last entry has completed the puzzle. */
  readonly isComplete: boolean;
  /** The counts of the game on the board. */
  readonly played: { readonly seconds: number; readonly hints: number };
  /** Whether digits are entered as givens. */
  readonly setting: boolean;
  /** The sentence that an extra says now, if any. */
  readonly said: Saying | undefined;
  /** Once it is drawn. */
  readonly root: ShadowRoot | null;
  /** For what sets the element up as an embed does, by its properties. */
  readonly stage: Stage;
  requestUpdate: () => void;
  /** Back to the cell that is chosen, after what had the focus is gone. */
  focusBoard: () => void;
  dispatch: (action: BoardAction) => void;
  /** From now on this is what was counted of it. */
  count: (played: ExtraHost['played']) => void;
  load: (puzzle: Grid) => void;
  /** Brings the board into view. */
  reveal: () => void;
  /** As the button does. */
  solve: () => void;
  say: (saying: Saying) => void;
  /** A part of the script could not be fetched. */
  tellNotLoaded: () => void;
}

/** A sentence for the line under the board until the board changes. */
export interface Saying {
  isError: boolean;
  text: (language: Language) => string;
}

/** The element's properties by which a scene is put into it. */
export interface Stage {
  puzzle: string | null;
  mode: Mode;
  strategy: string | null;
  at: number;
  order: TechniqueOrder;
  seek(step: number): Promise<void>;
}

/** Whether a visitor may put puzzles onto the board and sees how. */
export const takesPuzzles = ({
  controls,
  readonly,
}: Pick<ExtraHost, 'controls' | 'readonly'>): boolean => controls === 'full' && !readonly;
