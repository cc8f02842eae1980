// The series of thousands that an element has: begun, stopped, gone on with on another day, discarded.
import { PuzzleSeries } from '../../client/make/series';
import { areThousandsFree, takeThousands, whenThousandsAreFree } from '../../client/make/sole-tab';
import { generatorVersion } from '../../core/make/calls';
import { formatOrderLink, type Ordered } from '../../core/make/link';
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
  /** Had while something is written, or waits to be: an idle tab lets others go on. */
  #release: (() => void) | undefined;
  #others: AbortController | undefined;
  #commands: Promise<void> = Promise.resolve();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Recalls the series that an earlier visit or another tab has left; while a tab is at work, that is said, and its series comes later. */
  recall(): Promise<void> {
    document.addEventListener('visibilitychange', this.#seen);
    return this.#inTurn(async () => {
      if (this.#release) return;
      if (await areThousandsFree()) {
        if (this.hindrance === 'elsewhere') this.hindrance = undefined;
        await this.#take();
      } else this.#isElsewhere();
      this.#changed();
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
      this.series = new PuzzleSeries({ ...this.#settings, order, seed, count, keep });
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
    });
  }

  stop(): void {
    this.series?.stop();
  }

  /** Undefined where the storage has lost some of it, which is then said. */
  async file(): Promise<Blob | undefined> {
    let file: Blob | undefined;
    await this.#alone(async () => {
      try {
        file = await this.series?.file();
      } catch {
        this.hindrance = 'lost';
      }
    });
    return file;
  }

  close(): void {
    this.series?.stop();
    document.removeEventListener('visibilitychange', this.#seen);
    this.#others?.abort();
    void this.#run.then(() => {
      this.#letGo();
    });
  }

  /** None while another tab has the series. */
  #alone(command: () => void | Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      this.hindrance = undefined;
      if (!this.#release) {
        this.#release = await takeThousands();
        // Another tab may have gone on with it meanwhile.
        if (this.#release) await this.#take();
        else this.#isElsewhere();
      }
      if (this.#release) await command();
      this.#rest();
      this.#changed();
    });
  }

  /** One command after another. */
  #inTurn(command: () => Promise<void>): Promise<void> {
    const done = this.#commands.then(command);
    this.#commands = done.catch(() => undefined);
    return done;
  }

  #isElsewhere(): void {
    this.hindrance = 'elsewhere';
    if (this.#others) return;
    const others = (this.#others = new AbortController());
    whenThousandsAreFree(others.signal)
      .then(() => void this.recall())
      .catch(() => undefined) // It was closed.
      .finally(() => {
        this.#others = undefined;
      });
  }

  /** Nothing of it is written any more. */
  async #end(): Promise<void> {
    this.series?.stop();
    await this.#run;
    await this.series?.keepNow();
  }

  /** Takes the kept series, where it is not the one that is here already. */
  async #take(): Promise<void> {
    if (this.series && !this.series.isLasting) return;
    const kept = await recallSeries();
    if (isOf(this.series, kept)) return;
    this.series = kept && this.#seriesOf(kept);
    this.isOld = kept !== undefined && kept.version !== generatorVersion;
  }

  #seriesOf({ order, seed, count, reached, keep }: KeptSeries): PuzzleSeries {
    return new PuzzleSeries({ ...this.#settings, order, seed, count, reached, keep });
  }

  get #settings(): { workers: number; onChange: () => void } {
    // The number of workers is that of bulk mode.
    const workers = Math.min(16, Math.max(1, navigator.hardwareConcurrency));
    return { workers, onChange: this.#drawnLater };
  }

  #start(): void {
    const { series } = this;
    if (!series || series.phase === 'running') return;
    this.#run = series.run();
    void this.#run.then(() =>
      this.#inTurn(() => {
        this.#rest();
        return Promise.resolve();
      }),
    );
  }

  /** Others may have it, unless there is what only this tab knows. */
  #rest(): void {
    const { series } = this;
    if (series?.phase !== 'running' && (!series || series.isKept)) this.#letGo();
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** A page that is hidden may never be heard of again; while it was, another tab may have gone on. */
  readonly #seen = (): void => {
    if (document.visibilityState === 'hidden') void this.series?.keepNow();
    else void this.recall();
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

/** Whether the series is what is kept. */
function isOf(series: PuzzleSeries | undefined, kept: KeptSeries | undefined): boolean {
  if (!series || !kept) return (series?.made ?? 0) === 0 && !kept;
  const { options, made } = series;
  return (
    made === kept.reached.made &&
    options.count === kept.count &&
    formatOrderLink(options) === formatOrderLink(kept)
  );
}
