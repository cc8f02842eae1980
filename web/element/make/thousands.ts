// The series of thousands that an element has: begun, stopped, gone on with on another day, discarded.
import { PuzzleSeries } from '../../client/make/series';
import { takeThousands } from '../../client/make/sole-tab';
import { generatorVersion } from '../../core/make/calls';
import type { Ordered } from '../../core/make/link';
import { beginKeeping, discardSeries, recallSeries, type KeptSeries } from './kept-series';

/** Why nothing came of a command. */
export type Hindrance = 'elsewhere' | 'unfinished' | 'lost';

export class Thousands {
  series: PuzzleSeries | undefined;
  /** The series is of a generator that made other puzzles. */
  isOld = false;
  hindrance: Hindrance | undefined;

  readonly #changed: () => void;
  #run: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;
  #isRecalled = false;
  #commands: Promise<void> = Promise.resolve();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What an earlier visit has left, unless another tab is at it. */
  async recall(): Promise<void> {
    if (this.#isRecalled) return;
    this.#isRecalled = true;
    await this.#alone(() => {
      this.#letGo();
    });
  }

  /** With a series that is not at its end yet nothing begins. */
  begin({ order, seed }: Ordered, count: number): Promise<void> {
    return this.#alone(async () => {
      const { series } = this;
      if (series && series.made > 0 && !isOver(series)) {
        this.hindrance = 'unfinished';
        return;
      }
      await this.#end();
      const keep = await beginKeeping(order, seed, count);
      this.isOld = false;
      this.#set(new PuzzleSeries({ ...this.#settings, order, seed, count, keep }));
      this.#start();
    });
  }

  goOn(): Promise<void> {
    return this.#alone(() => {
      if (!this.isOld) this.#start();
    });
  }

  discard(): Promise<void> {
    return this.#alone(async () => {
      await this.#end();
      if (this.series?.isLasting) await discardSeries().catch(() => undefined);
      this.series = undefined;
      this.#letGo();
    });
  }

  stop(): void {
    this.series?.stop();
  }

  /** Undefined where the storage has lost some of it, which is then said. */
  async file(): Promise<Blob | undefined> {
    try {
      return await this.series?.file();
    } catch {
      this.hindrance = 'lost';
      this.#changed();
      return undefined;
    }
  }

  close(): void {
    this.series?.stop();
    document.removeEventListener('visibilitychange', this.#hidden);
    void this.#run.then(() => {
      this.#letGo();
    });
  }

  /** One command after another, and none while another tab has the series. */
  #alone(command: () => void | Promise<void>): Promise<void> {
    const done = this.#commands.then(async () => {
      this.hindrance = undefined;
      if (!this.#release) {
        this.#release = await takeThousands();
        if (!this.#release) this.hindrance = 'elsewhere';
        // Another tab may have gone on with it meanwhile.
        else if (!this.series || this.series.isLasting) await this.#take();
      }
      if (this.#release) await command();
      this.#changed();
    });
    this.#commands = done.catch(() => undefined);
    return done;
  }

  /** Nothing of it is written any more. */
  async #end(): Promise<void> {
    this.series?.stop();
    await this.#run;
    await this.series?.keepNow();
  }

  async #take(): Promise<void> {
    const kept = await recallSeries();
    if (kept) this.#set(this.#seriesOf(kept));
    else this.series = undefined;
    this.isOld = kept !== undefined && kept.version !== generatorVersion;
  }

  #seriesOf({ order, seed, count, reached, keep }: KeptSeries): PuzzleSeries {
    return new PuzzleSeries({ ...this.#settings, order, seed, count, reached, keep });
  }

  get #settings(): { workers: number; onChange: () => void } {
    // As many as bulk mode has.
    const workers = Math.min(16, Math.max(1, navigator.hardwareConcurrency));
    return { workers, onChange: this.#drawnLater };
  }

  #set(series: PuzzleSeries): void {
    this.series = series;
    // A page that is hidden may never be heard of again.
    document.addEventListener('visibilitychange', this.#hidden);
  }

  #start(): void {
    const { series } = this;
    if (series && series.phase !== 'running') this.#run = series.run();
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  readonly #hidden = (): void => {
    if (document.visibilityState === 'hidden') void this.series?.keepNow();
  };

  /** Nothing on the screen changes more often. */
  readonly #drawnLater = (): void => {
    if (this.series?.phase !== 'running') this.#changed();
    else if (this.#waiting === undefined) this.#waiting = setTimeout(this.#draw, 200);
  };
  readonly #draw = (): void => {
    this.#waiting = undefined;
    this.#changed();
  };
}

const isOver = ({ phase }: PuzzleSeries): boolean =>
  phase === 'done' || phase === 'fault' || phase === 'alike';
