// A plain run of a strategy in the core, without any watching, to compare a watched search with.
import { loadSearches } from '../../wasm/core';
import { searchStatus, type CoreSearch } from '../../../web/worker/searches/searches-table';
import { named, read } from '../../../web/worker/core/read-layout';
import { counters } from '../../../web/worker/core/shared-kinds';

/** A search that goes forward step by step and never back. */
export class Replay {
  readonly #search: CoreSearch;
  position = 0;

  private constructor(search: CoreSearch) {
    this.#search = search;
  }

  static async of(puzzle: string, strategy: string): Promise<Replay> {
    const core = await loadSearches();
    const search = core.startSearch(puzzle, strategy);
    if (!search) throw new Error('the core refused a puzzle');
    return new Replay(search);
  }

  /** Goes on to a position; gives false where the search ends before. */
  to(position: number): boolean {
    while (this.position < position) {
      const budget = Math.min(1_000_000, position - this.position);
      const status = named(searchStatus, this.#search.run(budget));
      const { placements, backtracks } = read(counters, this.#search.counters());
      this.position = placements + backtracks;
      if (status !== 'running') return this.position === position;
    }
    return true;
  }

  get grid(): string {
    return this.#search.grid();
  }

  get counters() {
    return read(counters, this.#search.counters());
  }

  /** Takes steps until `is` holds; gives the number of the last step, or undefined at the end of the search. */
  until(is: (before: Moment, after: Moment) => boolean): number | undefined {
    let before = this.#moment();
    while (this.to(this.position + 1)) {
      const after = this.#moment();
      if (is(before, after)) return this.position;
      before = after;
    }
    return undefined;
  }

  #moment(): Moment {
    return { grid: this.grid, ...this.counters };
  }
}

export interface Moment {
  grid: string;
  placements: number;
  backtracks: number;
  deadEnds: number;
}
