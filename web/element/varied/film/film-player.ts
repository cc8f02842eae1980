// The player of a film: asks the worker for pictures as long as there is something new, plays, and compares searches.
import type { FilmShown, FilmedSearch, VariedSolver } from '../../../core/varied/varied-calls';
import type { VariedPuzzle } from '../../../core/varied/varied-puzzle';
import { compareSearches, type Comparison } from './comparison';

/** Parts of the picture of the depths. */
export const parts = 120;
/** The worker explores as long between two pictures. */
const exploreMs = 40;
/** Steps of one picture: more would take longer than a picture lasts. */
const mostAtOnce = 500;
export const speeds = [1, 4, 16, 64, 1024] as const;

/** The element that shows it. */
interface Screen {
  readonly isConnected: boolean;
  readonly solver: VariedSolver | undefined;
  readonly puzzle: VariedPuzzle | undefined;
  requestUpdate: () => void;
}

export class FilmPlayer {
  readonly #screen: Screen;
  shown: FilmShown | undefined;
  /** The position that is wanted; a fraction while it is played. */
  #at = 0;
  search: FilmedSearch = 'row-major';
  speed: (typeof speeds)[number] = 4;
  isPlaying = false;
  isExploring = true;
  isRefused = false;
  isComparing = false;
  comparison: Comparison = new Map();
  #isAsking = false;
  #playedAt = 0;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  get position(): number {
    return Math.floor(this.#at);
  }

  /** Asks for pictures one after another. */
  async follow(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.#screen.isConnected && !this.isComparing && this.#isDue()) {
        this.#advance();
        const { solver, puzzle } = this.#screen;
        const { search, position: at } = this;
        if (!solver || !puzzle) return;
        const exploring = this.isExploring ? exploreMs : 0;
        const shown = await solver.film(puzzle, { search, at, exploreMs: exploring, parts });
        if (search !== this.search) continue;
        this.shown = shown;
        this.#screen.requestUpdate();
        await new Promise(requestAnimationFrame);
      }
    } catch {
      this.#refuse();
    } finally {
      this.#isAsking = false;
    }
  }

  #isDue(): boolean {
    const { shown } = this;
    if (!shown || this.isPlaying) return true;
    const isElsewhere = shown.position !== Math.min(this.position, shown.explored);
    return isElsewhere || (this.isExploring && shown.end === 'open');
  }

  #advance(): void {
    if (!this.isPlaying) return;
    const now = performance.now();
    const steps = Math.min(mostAtOnce, ((now - this.#playedAt) / 1000) * this.speed);
    this.#playedAt = now;
    const { explored, end } = this.shown ?? { explored: 0, end: 'open' };
    this.#at = Math.min(explored, this.#at + steps);
    if (this.#at === explored && end !== 'open') this.isPlaying = false;
  }

  goTo(at: number): void {
    this.isPlaying = false;
    this.#at = Math.max(0, Math.min(at, this.shown?.explored ?? 0));
    this.#goOn();
  }

  toggle(): void {
    const { shown } = this;
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && shown?.position === shown?.explored && shown?.end !== 'open') {
      this.#at = 0;
    }
    this.#playedAt = performance.now();
    this.#goOn();
  }

  choose(search: FilmedSearch): void {
    this.isComparing = false;
    this.search = search;
    this.shown = undefined;
    this.isExploring = true;
    this.goTo(0);
  }

  toggleExploring(): void {
    this.isExploring = !this.isExploring;
    this.#goOn();
  }

  /** Stops where it compares. */
  async compare(): Promise<void> {
    const { solver, puzzle } = this.#screen;
    const isWanted = !this.isComparing;
    this.isComparing = false;
    if (isWanted && solver && puzzle) {
      this.isPlaying = false;
      this.isComparing = true;
      this.comparison = new Map();
      this.#screen.requestUpdate();
      try {
        await compareSearches(solver, puzzle, this.search, {
          isWanted: () => this.#screen.isConnected && this.isComparing,
          tell: (comparison) => {
            this.comparison = comparison;
            this.#screen.requestUpdate();
          },
        });
      } catch {
        this.#refuse();
      }
      this.isComparing = false;
    }
    this.#goOn();
  }

  #goOn(): void {
    this.#screen.requestUpdate();
    void this.follow();
  }

  #refuse(): void {
    this.isRefused = this.#screen.isConnected;
    this.isPlaying = false;
    this.#screen.requestUpdate();
  }
}
