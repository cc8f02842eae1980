// The state of an element's make mode, which stays while another mode is shown.
import { dayOf, type Level } from '../../core/make/daily';
import { plainForm, type OrderForm } from './form';
import { Maker } from './maker';
import { SheetMaker } from './sheet-maker';
import { plainSheet, type SheetSettings } from './sheet-panel';
import type { Desk } from './bench/desk';
import { Climber } from './climber';
import { plainWorst, type WorstSettings } from './worst-panel';
import { Thousands } from './thousands';

export interface Settings {
  task: Task;
  form: OrderForm;
  /** The cell of the small board that is the tab stop. */
  focusedCell: number;
  /** The seed as typed; empty for a new one each time. */
  seed: string;
  day: string;
  level: Level;
  sheet: SheetSettings;
  /** The number of puzzles in the task "thousands". */
  count: number;
  worst: WorstSettings;
  /** The last notice about copying and links. */
  notice: string;
}

/** The setter's bench, which is fetched when it is opened. */
export type DeskState = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'there'; desk: Desk };

export class MakeStore {
  settings: Settings = {
    task: 'one',
    form: plainForm,
    focusedCell: 40,
    seed: '',
    day: dayOf(new Date()),
    level: 'medium',
    sheet: plainSheet,
    count: 1000,
    worst: plainWorst,
    notice: '',
  };
  /** The hash of the last address that was followed. */
  followed = '';
  /** Called when the view has to be drawn again. */
  listener: (() => void) | undefined;

  readonly #changed = (): void => {
    this.listener?.();
  };
  readonly one = new Maker(this.#changed);
  readonly daily = new Maker(this.#changed);
  readonly sheet = new SheetMaker(this.#changed);
  readonly climber = new Climber(this.#changed);
  #desk: DeskState = { kind: 'closed' };
  readonly thousands = new Thousands(this.#changed);

  set(changed: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changed };
    this.#changed();
  }

  get desk(): DeskState {
    return this.#desk;
  }

  openDesk(): void {
    this.#desk = { kind: 'loading' };
    import('./bench/desk')
      .then(({ Desk: Opened }) => {
        this.#desk = { kind: 'there', desk: new Opened(this.#changed) };
      })
      .catch(() => {
        this.#desk = { kind: 'failed' };
      })
      .finally(this.#changed);
  }

  /** Stops everything but long work, a series of thousands or the bench, which goes on while another mode is shown. */
  rest(): void {
    for (const maker of [this.one, this.daily, this.sheet, this.climber]) maker.close();
  }

  close(): void {
    this.rest();
    if (this.#desk.kind === 'there') this.#desk.desk.close();
    this.thousands.close();
  }
}

const stores = new WeakMap<Element, MakeStore>();

/** The store of an element, kept as long as the element exists. */
export function storeOf(host: Element): MakeStore {
  const store = stores.get(host) ?? new MakeStore();
  stores.set(host, store);
  return store;
}

/** In the order of their panels. */
export const tasks = ['one', 'daily', 'sheet', 'many', 'worst', 'bench'] as const;

export type Task = (typeof tasks)[number];
