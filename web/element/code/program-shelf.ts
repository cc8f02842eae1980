// The programs of a person while the mode is open: chosen, added, renamed, taken away, and kept.
import { newId } from '../shared/records';
import { keepPrograms, recallPrograms, type Program, type Programs } from './program-store';

const restMs = 400;

export type NewProgram = Pick<Program, 'name' | 'language' | 'problem' | 'source'>;

interface Store {
  recall: () => Promise<Programs | undefined>;
  keep: (programs: Programs) => Promise<boolean>;
}
const browserStore: Store = { recall: recallPrograms, keep: keepPrograms };

export class ProgramShelf {
  readonly #onChange: () => void;
  readonly #store: Store;
  #programs: Programs = { list: [], chosen: '' };
  #isRecalled = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #removed: { program: Program; at: number } | undefined;

  constructor(onChange: () => void, store = browserStore) {
    this.#onChange = onChange;
    this.#store = store;
  }

  get list(): readonly Program[] {
    return this.#programs.list;
  }

  get chosen(): Program | undefined {
    const { list, chosen } = this.#programs;
    return list.find(({ id }) => id === chosen);
  }

  /** The program that was taken away last, as long as nothing was done since. */
  get removed(): Program | undefined {
    return this.#removed?.program;
  }

  /** Recalls the kept programs; one that was added before stays, behind them, and stays chosen. */
  async recall(): Promise<void> {
    const kept = await this.#store.recall();
    const { list, chosen } = this.#programs;
    if (kept) this.#programs = { list: [...kept.list, ...list], chosen: chosen || kept.chosen };
    this.#isRecalled = true;
    this.keep();
    this.#onChange();
  }

  /** A program to begin with; it is not needed where another one was added while it was fetched. */
  async begin(first: () => Promise<NewProgram>): Promise<void> {
    if (this.list.length > 0) return;
    const program = await first();
    if (this.list.length === 0) this.add(program);
  }

  choose(id: string): void {
    this.#set({ ...this.#programs, chosen: id });
  }

  /** Returns its id. */
  add(program: NewProgram): string {
    const id = newId();
    this.#set({ list: [...this.list, { id, ...program }], chosen: id });
    return id;
  }

  change(changed: Partial<Omit<Program, 'id'>>): void {
    const { list, chosen } = this.#programs;
    const next = list.map((each) => (each.id === chosen ? { ...each, ...changed } : each));
    this.#set({ list: next, chosen });
  }

  remove(): void {
    const { list, chosen } = this.#programs;
    const at = list.findIndex(({ id }) => id === chosen);
    const program = list[at];
    if (!program) return;
    const others = list.filter((each) => each !== program);
    this.#set({ list: others, chosen: (others[at] ?? others.at(-1))?.id ?? '' });
    this.#removed = { program, at };
  }

  restore(): void {
    if (!this.#removed) return;
    const { program, at } = this.#removed;
    this.#set({ list: this.list.toSpliced(at, 0, program), chosen: program.id });
  }

  /** At once, for a page that may never be heard of again. */
  keep(): void {
    // Before the kept programs are known, they would be overwritten.
    if (this.#resting === undefined || !this.#isRecalled) return;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    void this.#store.keep(this.#programs);
  }

  #set(programs: Programs): void {
    this.#programs = programs;
    this.#removed = undefined;
    this.#resting ??= setTimeout(() => {
      this.keep();
    }, restMs);
    this.#onChange();
  }
}
