// Keeps what is fetched, and calls back when something has come.

export type Fetched<Item> = Item | 'loading' | 'failed';

export class Shelf<Item extends object> {
  readonly #items = new Map<string, Fetched<Item>>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The item fetched by that name; the first request for it fetches it. */
  take(name: string, fetch: () => Promise<Item>): Fetched<Item> {
    const found = this.#items.get(name);
    if (found) return found;
    this.#items.set(name, 'loading');
    fetch()
      .catch(() => 'failed' as const)
      .then((item) => {
        this.#items.set(name, item);
        this.#onChange();
      })
      .catch(() => undefined);
    return 'loading';
  }
}
