// The attributes of <retrace-sudoku> that are plain values, with the values that each allows.
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';
import { languageOf } from '../core/language';
import { lessonNames, type LessonName } from '../core/lesson-names';
import { defaultMode } from '../core/mode';
import type { Speed } from '../core/speed';
import {
  defaultOrder,
  everyTechnique,
  techniqueListIn,
  techniqueOrders,
  type TechniqueOrder,
} from '../core/techniques/technique-calls';
import type { Features } from './contract/features';
import type { Controls } from './contract/mode-input';
import type { Traced, WatchAttributes } from './contract/mode-element';
import type { Mode } from './contract/mode-names';
import { leftOut } from './contract/mode-entry';
import { asText, checked, checkedAccessor, oneOf, switched } from './shared/checked';
import type { BoardProblem } from '../core/problem';
import { watchDefaults, watchProperties } from './shared/watch-attributes';

/** A language that there are texts in; the empty text stands for that of the page around. */
const languageTagIn = (tag: unknown): string | undefined =>
  typeof tag === 'string' && (tag === '' || languageOf(tag)) ? tag : undefined;

const reflected = { reflect: true, useDefault: true };

/** The property `mode` of an element that has these modes beside the usual one. */
export function modeProperty(modes: Partial<Features['modes']>): PropertyDeclaration {
  const names = Object.values(modes).flatMap((entry) =>
    entry === leftOut || ('standsIn' in entry && entry.standsIn) ? [] : [entry.name],
  );
  return checked<Mode>(defaultMode, oneOf(defaultMode, ...names), reflected);
}

export abstract class ElementProperties extends LitElement implements WatchAttributes, Traced {
  static override properties: PropertyDeclarations = {
    puzzle: { noAccessor: true },
    strategy: { noAccessor: true },
    value: { noAccessor: true, attribute: false },
    progress: { noAccessor: true },
    mode: modeProperty({}),
    poster: checked('', asText),
    ...watchProperties,
    order: checked<TechniqueOrder>(defaultOrder, oneOf(...techniqueOrders)),
    techniques: checked<string>(everyTechnique, techniqueListIn),
    hints: switched('hints'),
    lesson: checked<LessonName | ''>('', oneOf('', ...lessonNames)),
    varied: { attribute: false },
    game: { attribute: false },
    instead: { attribute: false },
    readonly: switched('readonly', { reflect: true }),
    controls: checked('full', oneOf('full', 'minimal', 'none'), reflected),
    lang: checked('', languageTagIn, reflected),
    theme: checked('auto', oneOf('auto', 'light', 'dark'), reflected),
  };

  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    property: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    return checkedAccessor(
      super.getPropertyDescriptor(name, key, property),
      String(name),
      property,
    );
  }

  declare mode: Mode;
  declare trace: string;
  /** The address of a picture to show until the mode is there; empty for none. */
  declare poster: string;
  declare speed: Speed;
  declare at: number;
  declare from: number;
  declare to: number;
  declare autoplay: boolean;
  declare loop: boolean;
  declare presents: boolean;
  declare order: TechniqueOrder;
  declare techniques: string;
  declare hints: boolean;
  /** The lesson of `lesson` mode; empty for the list of all. */
  declare lesson: LessonName | '';
  /** The text of the puzzle of the mode for rules beyond the classic ones; empty for the one that was played last. */
  declare varied: string;
  /** A game of that puzzle to go on with, as a text; empty for none. */
  declare game: string;
  /** Shown in place of that puzzle: its film, or a draft in the editor, by its id; empty for neither. */
  declare instead: string;
  declare readonly: boolean;
  declare controls: Controls;
  declare lang: string;
  declare theme: 'auto' | 'light' | 'dark';

  constructor() {
    super();
    this.mode = defaultMode;
    this.trace = '';
    this.poster = '';
    Object.assign(this, watchDefaults);
    this.order = defaultOrder;
    this.techniques = everyTechnique;
    this.hints = false;
    this.lesson = '';
    this.varied = '';
    this.game = '';
    this.instead = '';
    this.readonly = false;
    this.controls = 'full';
    this.lang = '';
    this.theme = 'auto';
  }

  /** Reports a wrong value; see `checkedAccessor`. */
  protected abstract report(problem: BoardProblem): void;
}
