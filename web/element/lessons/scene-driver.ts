// Brings a scene onto the board of the search that a lesson shows.
import type { LitElement } from 'lit';
import type { HostedSearch } from '../contract/hosted-search';
import { pageClock } from '../shared/clock';
import type { Scene } from './model';

/** Up to so many steps are walked one by one, so that they are seen; more are leapt over. */
const walkedAtMost = 16;
const walkingMs = 500;

export class SceneDriver {
  /** The scene on the board, or on its way there. */
  #scene: Scene | undefined;
  #moving = new AbortController();

  /** A person who moves the search by its own buttons ends the motion from here. */
  readonly stop = (): void => {
    this.#moving.abort();
  };

  /** The board is drawn with the scene's puzzle and strategy by now; `from`: the step it shows. */
  async show(search: LitElement & HostedSearch, scene: Scene, from: number): Promise<void> {
    const before = this.#scene;
    if (scene === before) return;
    this.stop();
    this.#moving = new AbortController();
    const { signal } = this.#moving;
    const isOver = () => signal.aborted;
    this.#scene = scene;
    // It may still be on its way when the lesson is there already.
    await customElements.whenDefined(search.localName);
    await search.updateComplete;
    if (isOver()) return;
    if (scene.film !== undefined && scene.film !== before?.film) {
      await search.open(new Blob([scene.film]), '');
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
