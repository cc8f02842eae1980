// The programs of a person while the mode is open: chosen, added, renamed, taken away, and kept.
import type { CodeLanguage } from '../../core/code/run';
import type { Problem } from '../../core/code/judge';
import { keepPrograms, recallPrograms, type Program, type Programs } from './store';

const restMs = 400;

export class ProgramShelf {
  readonly #onChange: () => void;
  #programs: Programs = { list: [], chosen: '' };
  #resting: ReturnType<typeof setTimeout> | undefined;
  #removed: { program: Program; at: number } | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get list(): readonly Program[] {
    return this.#programs.list;
  }

  get chosen(): Program | undefined {
    const { list, chosen } = this.#programs;
    return list.find(({ id }) => id === chosen);
  }

  /** What was taken away last, as long as nothing was done since. */
  get removed(): Program | undefined {
    return this.#removed?.program;
  }

  async recall(): Promise<void> {
    this.#programs = (await recallPrograms()) ?? this.#programs;
  }

  choose(id: string): void {
    this.#set({ ...this.#programs, chosen: id });
  }

  /** Returns its id. */
  add(name: string, language: CodeLanguage, problem: Problem, source: string): string {
    const id = crypto.randomUUID();
    const program = { id, name, language, problem, source };
    this.#set({ list: [...this.list, program], chosen: id });
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
    if (this.#resting === undefined) return;
    clearTimeout(this.#resting);
    this.#resting = undefined;
    void keepPrograms(this.#programs);
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
