// Brings a scene onto the board of the search that a lesson shows.
import type { LitElement } from 'lit';
import type { HostedSearch } from '../contract/hosted-search';
import { pageClock } from '../shared/clock';
import type { Scene } from './lesson-model';

/** So many steps are shown one by one; a longer way is jumped. */
const walkedAtMost = 16;
const walkingMs = 500;

export class SceneDriver {
  /** The scene on the board, or the one that it is moving to. */
  #scene: Scene | undefined;
  #moving = new AbortController();

  /** Ends the motion, when a person moves the search with its own buttons. */
  readonly stop = (): void => {
    this.#moving.abort();
  };

  /** Called once the board is drawn with the scene's puzzle and strategy; `from`: the step it shows. */
  async show(search: LitElement & HostedSearch, scene: Scene, from: number): Promise<void> {
    const before = this.#scene;
    if (scene === before) return;
    this.stop();
    this.#moving = new AbortController();
    const { signal } = this.#moving;
    const isOver = () => signal.aborted;
    this.#scene = scene;
    // The element of the search may be loaded later than the lesson.
    await customElements.whenDefined(search.localName);
    await search.updateComplete;
    if (isOver()) return;
    if (scene.film !== undefined && scene.film !== before?.film) {
      await search.open({ source: new Blob([scene.film]), name: '' });
    } else if (scene.film === undefined && before?.film !== undefined) {
      search.reopen();
      await search.updateComplete;
    }
    const isSame =
      before?.puzzle === scene.puzzle &&
      before.strategy === scene.strategy &&
      before.film === scene.film;
    const steps = scene.at - from;
    if (!isSame || steps <= 0 || steps > walkedAtMost || prefersStillness()) {
      if (!isOver()) await search.seek(scene.at);
      return;
    }
    for (let step = 0; step < steps && !isOver(); step++) {
      await search.step(1);
      await pageClock.pause(walkingMs, signal);
    }
  }
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
