// What the element, its modes and its extras know of each other. It imports nothing of web/element.
import type { CSSResult, TemplateResult, nothing } from 'lit';
import type { Arrival, RecordedProgram, Recording, Source } from '../core/arrival';
import type { Grid } from '../core/grid';
import type { Language } from '../core/language';
import type { defaultMode, PlaceName } from '../core/mode';
import type { NotePlace, Notes } from '../core/notes';
import type { SolveReport } from '../core/reports';
import type { Speed } from '../core/speed';
import type { SteppedStrategyName, StrategyName } from '../core/strategy';
import type { TechniqueOrder } from '../core/techniques/order';
import type { WatchState } from '../core/watch';

/** What an entry puts into its element. `solve` mode is always there. */
export interface Features {
  /** Each mode by its name, or `leftOut`: so an entry that forgets one does not compile. */
  modes: { readonly [Name in OtherMode]: OtherModes[Name] | typeof leftOut };
  /** Listens for what a person brings to an element, and reads what its controls are given. */
  intake: (host: IntakeHost) => Intake;
}

// ---- Modes ----

export type Controls = 'full' | 'minimal' | 'none';

/** The modes beside `solve`: each adds its own entry, in its folder, which alone knows its name. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modes
export interface OtherModes {}
export type OtherMode = keyof OtherModes;

/** What the element can do with a puzzle, by name. */
export type Mode = typeof defaultMode | OtherMode;

/** In the place of a mode that an entry does not have. */
export const leftOut = undefined;

/** A mode beside `solve`. */
export type ModeEntry<Name extends OtherMode = OtherMode> = ViewMode<Name> | BoardMode<Name>;

/** What is known of every mode, before it is loaded. */
interface NamedMode<Name extends OtherMode> {
  name: Name;
  /** What a person wants who opens it. */
  place: PlaceName;
  label: (language: Language) => ModeLabel;
}

export interface ModeLabel {
  title: string;
}

/** The board without what solves it; extras put beside it what the mode is for. */
export interface BoardMode<Name extends OtherMode = OtherMode> extends NamedMode<Name> {
  hasBoard: true;
}

/** A custom element inside this one, in the place of the board. */
export interface ViewMode<Name extends OtherMode = OtherMode> extends NamedMode<Name> {
  hasBoard?: never;
  /** Of the element that shows it. */
  tag: string;
  /** Resolves once that element is defined; rejects where it cannot be fetched. */
  load: () => Promise<unknown>;
  view: (input: ModeInput, watch: WatchAttributes & Traced) => TemplateResult;
  /** The board stands where it will be while the mode is fetched, and not an empty place. */
  waitsWithBoard?: boolean;
  /** Its element is a `StayingElement`: what it searches goes on or waits while another mode is shown. */
  stays?: boolean;
  /** It has nothing to do with the puzzle on the board. */
  hidesPuzzle?: boolean;
  /** Its element is an `OpeningElement` for these. */
  opens?: 'list' | 'recording' | 'program';
}

/** What every such element is given as properties. */
export interface ModeInput {
  /** What the puzzle came with. */
  givens: Grid;
  /** Givens and own entries: what a search starts from. */
  digits: Grid;
  /** The element's own, or the usual one where that shows no steps. */
  strategy: SteppedStrategyName;
  language: Language;
  controls: Controls;
  theme: string;
  readonly: boolean;
  /** Whether a search may be set up: not while the element is far from what is seen. */
  awake: boolean;
  choose: (strategy: StrategyName) => void;
  show: (puzzle: Grid) => void;
  /** Another speed to watch at. */
  pace: (speed: Speed) => void;
  /** In which order techniques are tried. */
  order: TechniqueOrder;
  arrange: (order: TechniqueOrder) => void;
  /** Whether each step of the path is told as a hint, in four stages by choice. */
  hints: boolean;
  tellByHints: (wanted: boolean) => void;
  /** Digits into blanks of the board, as entries; undo takes them back. */
  fill: (digits: Grid) => void;
  open: (mode: Mode) => void;
  /** Back to the board. */
  leave?: () => void;
  /** To where recordings are watched. */
  watch?: ((recording: Recording) => void) | undefined;
  /** To where programs are written, with a copy of this one; undefined where there is no such mode. */
  edit?: ((program: Source) => void) | undefined;
}

/** The attributes that are about watching, as the element's properties have them. */
export interface WatchAttributes {
  speed: Speed;
  /** The step shown first; changed later, the step to go to. */
  at: number;
  /** The part of the search that is played; `to` is NaN for its end. */
  from: number;
  to: number;
  /** Starts to play at once, unless the visitor wants less motion. */
  autoplay: boolean;
  loop: boolean;
}

export interface Traced {
  /** The address of a recording to watch in the place of a search; empty for none. */
  trace: string;
}

/** What the element of a mode that shows steps does for the one around it. */
export interface SteppedElement extends Element {
  play(): void;
  pause(): Promise<void>;
  step(count: number): Promise<void>;
  seek(step: number): Promise<void>;
  /** Does what a key does there, for one pressed outside. */
  press(event: KeyboardEvent): void;
}

/** The same of `watch` mode. */
export interface WatchElement extends SteppedElement {
  readonly watched: WatchAttributes;
}

// ---- A search inside another mode ----

/** What a mode that shows a search of its own is told of it, and what it asks of its board. */
export interface SearchHost {
  /** Called with every position that is shown. */
  shown: (state: WatchState) => void;
  /** A cell was chosen by pointer or Enter; undefined while nothing is asked of the board. */
  pick: ((cell: number) => void) | undefined;
  /** Cells that the text beside it points at. */
  pointed: readonly number[];
  /** Whether the board keeps to itself what the next step is about. */
  hides: boolean;
}

/** The element of such a search. */
export interface HostedSearch extends SteppedElement {
  /** Watches a recording in the place of the search; resolves with whether it can be watched. */
  open(recording: Blob, name: string): Promise<boolean>;
  /** Back to the search. */
  reopen(): void;
}

/** A search for a mode to put inside its own element, as an entry hands it over. */
export interface SearchPieces {
  /** Of the element that shows it, a `HostedSearch`. */
  tag: string;
  load: () => Promise<unknown>;
  /** The board and what plays its search: of `digits` and `strategy` in the input. */
  board: (input: ModeInput, host: SearchHost) => TemplateResult;
  /** The program that a person would submit, at the step that is shown. */
  program: (input: ModeInput, shown: WatchState | undefined) => TemplateResult;
}

/** An element of a mode that stays in the page while another mode is shown. */
export interface StayingElement extends Element {
  /** Whether something is under way there that a person will want to come back to. */
  readonly isUnderWay: boolean;
  /** Told when another mode is opened. */
  rest?: () => void;
}

/** An element of a mode that takes whole files. */
export interface OpeningElement extends Element {
  open(source: Blob, name: string, program?: RecordedProgram): unknown;
}

// ---- Extras ----

export type Slot = TemplateResult | typeof nothing | undefined;

/** Something beside board and search that an entry may leave out. */
export interface Extra {
  /** Of the element's own shadow root, before the layout of `solve` mode. */
  styles?: readonly CSSResult[];
  /** Called once for every element. */
  attach: (host: ExtraHost) => Slots;
}

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
  /** Of cells of the board in `solve` mode that are to stand out, what their names say of it. */
  marks?: () => ReadonlyMap<number, string>;
  /** Below everything. */
  below?: () => Slot;
}

/** Givens, and givens with entries; notes where there are some, and what a search answered. */
export interface BoardPosition {
  readonly givens: Grid;
  readonly digits: Grid;
  readonly notes?: Notes;
  readonly answer?: SolveReport;
}

/** As digits, as notes in the corners or the centre, or as colours. */
export type Writing = 'digit' | NotePlace | 'colour';

/** How the board looks and works for a person. */
export interface Preferences {
  /** Whether the peers of the chosen cell are highlighted, and digits equal to its own. */
  peers: boolean;
  equal: boolean;
  /** The keypad chooses a digit, which presses on cells enter. */
  digitFirst: boolean;
}

export const defaultPreferences: Preferences = { peers: true, equal: true, digitFirst: false };

/** What an extra may do to the board; undo takes it back. */
export type BoardAction =
  /** How digits are written from now on; again as digits where it was so. */
  | { type: 'write-as'; writing: Writing }
  /** One cell, which gets the focus, and others with it. */
  | { type: 'pick'; cell: number; also: readonly number[] }
  /** Into all chosen cells, as it is written now; 0 takes away. */
  | { type: 'enter'; digit: number }
  /** Digits are entered as givens, or no more. */
  | { type: 'setting' }
  /** All that was entered becomes the givens. */
  | { type: 'fix-givens' }
  | { type: 'prefer'; preferences: Preferences }
  /** Another position in place of this one. */
  | { type: 'restore'; position: BoardPosition }
  /** Everything but the givens goes. */
  | { type: 'reset' }
  /** Notes of what peers leave each blank, or these. */
  | { type: 'write-notes'; notes?: Notes }
  /** Digits into blanks, as entries. */
  | { type: 'fill'; digits: Grid }
  /** Undo so many times. */
  | { type: 'go-back'; undos: number };

/** What the line under the board is to say until the board changes. */
export interface Saying {
  isError: boolean;
  text: (language: Language) => string;
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
  /** Whether digits are entered as givens. */
  readonly setting: boolean;
  /** What is said now, if an extra says it. */
  readonly said: Saying | undefined;
  /** Once it is drawn. */
  readonly root: ShadowRoot | null;
  /** For what sets the element up as an embed does, by its properties. */
  readonly stage: Stage;
  requestUpdate: () => void;
  /** Back to the cell that is chosen, after what had the focus is gone. */
  focusBoard: () => void;
  dispatch: (action: BoardAction) => void;
  load: (puzzle: Grid) => void;
  /** Brings the board into view. */
  reveal: () => void;
  /** As the button does. */
  solve: () => void;
  say: (saying: Saying) => void;
  /** A part of the script could not be fetched. */
  tellNotLoaded: () => void;
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

// ---- Intake ----

/** The element as the intake knows it. */
export interface IntakeHost extends EventTarget {
  /** Whether the mode shown takes whole files. */
  readonly takesLists: boolean;
  /** Whether a paste or drop is meant for the board, and not for a field in which it happens. */
  takes(event: Event): boolean;
  load(arrival: Arrival, from?: 'panel'): void;
  /** Brings what came of it into view. */
  reveal(): void;
}

/** Takes what the element's own controls are given. */
export interface Intake {
  text: (text: string) => void;
  file: (file: File) => void;
}
