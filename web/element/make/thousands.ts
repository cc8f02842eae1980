// The series of thousands of an element: begun, stopped, continued another day, discarded.
import { PuzzleSeries } from '../../client/make/series';
import { areThousandsFree, takeThousands, whenThousandsAreFree } from '../../client/make/sole-tab';
import { generatorVersion } from '../../core/make/make-calls';
import { formatOrderLink, type Ordered } from '../../core/make/order-link';
import { beginKeeping, discardSeries, recallSeries, type KeptSeries } from './kept-series';

/** The reason why a command had no effect. */
export type Hindrance = 'elsewhere' | 'unfinished' | 'lost';

export class Thousands {
  series: PuzzleSeries | undefined;
  /** Whether the series is of an older generator, which made other puzzles. */
  isOld = false;
  hindrance: Hindrance | undefined;

  readonly #changed: () => void;
  #run: Promise<void> = Promise.resolve();
  /** Releases the lock that this tab holds while it writes or has something to write; an idle tab has none. */
  #release: (() => void) | undefined;
  #others: AbortController | undefined;
  #commands: Promise<void> = Promise.resolve();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Recalls the series of an earlier visit or another tab; where another tab is working, waits until it is done. */
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

  /** Does not begin while there is an unfinished series. */
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

  /** Undefined where the storage has lost some of the puzzles; then `hindrance` says so. */
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

  /** Does a command with the lock; only reports a hindrance while another tab has it. */
  #alone(command: () => void | Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      this.hindrance = undefined;
      if (!this.#release) {
        this.#release = await takeThousands();
        // Another tab may have continued the series meanwhile.
        if (this.#release) await this.#take();
        else this.#isElsewhere();
      }
      if (this.#release) await command();
      this.#rest();
      this.#changed();
    });
  }

  /** Does commands one after another. */
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
      .catch(() => undefined) // The element was closed.
      .finally(() => {
        this.#others = undefined;
      });
  }

  /** Resolves when nothing of the series is being written any more. */
  async #end(): Promise<void> {
    this.series?.stop();
    await this.#run;
    await this.series?.keepNow();
  }

  /** Takes the kept series, unless it is the current one. */
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
    // As many workers as in bulk mode.
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

  /** Lets go of the lock, unless this tab still has something to keep. */
  #rest(): void {
    const { series } = this;
    if (series?.phase !== 'running' && (!series || series.isKept)) this.#letGo();
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** Keeps the series when the page is hidden and may be ended; recalls it later, in case another tab has continued it. */
  readonly #seen = (): void => {
    if (document.visibilityState === 'hidden') void this.series?.keepNow();
    else void this.recall();
  };

  /** The screen is redrawn no more often than every 200 ms. */
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

/** Whether the series is the kept one. */
function isOf(series: PuzzleSeries | undefined, kept: KeptSeries | undefined): boolean {
  if (!series || !kept) return (series?.made ?? 0) === 0 && !kept;
  const { options, made } = series;
  return (
    made === kept.reached.made &&
    options.count === kept.count &&
    formatOrderLink(options) === formatOrderLink(kept)
  );
}
