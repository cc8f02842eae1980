// Values that this browser keeps under their keys, in IndexedDB.
import { openDB, type IDBPDatabase } from 'idb';

type Key = string | number;

/** One store in a database of its own. It is opened when it is first used, and again where the browser refused or closed it. */
export class KeptValues {
  readonly #name: string;
  readonly #store: string;
  #opened: Promise<IDBPDatabase> | undefined;

  constructor(database: string, store: string) {
    this.#name = database;
    this.#store = store;
  }

  async get(key: Key): Promise<unknown> {
    return (await this.#database()).get(this.#store, key);
  }

  /** Writes them at once: another tab sees all of them, or none. */
  async put(...values: readonly (readonly [Key, unknown])[]): Promise<void> {
    const { store, done } = (await this.#database()).transaction(this.#store, 'readwrite');
    await Promise.all([...values.map(([key, value]) => store.put(value, key)), done]);
  }

  async delete(key: Key): Promise<void> {
    await (await this.#database()).delete(this.#store, key);
  }

  async clear(): Promise<void> {
    await (await this.#database()).clear(this.#store);
  }

  #database(): Promise<IDBPDatabase> {
    const forget = () => {
      this.#opened = undefined;
    };
    if (!this.#opened) {
      this.#opened = openDB(this.#name, 1, {
        upgrade: (database) => {
          database.createObjectStore(this.#store);
        },
        terminated: forget,
      });
      this.#opened.catch(forget);
    }
    return this.#opened;
  }
}

/** Most parts of the page keep their values here; browsers that were here before have the database under this name. */
export const keptValues = new KeptValues('keyval-store', 'keyval');
