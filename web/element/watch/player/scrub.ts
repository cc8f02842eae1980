// Dragging along the timeline: of all the places a drag passes only the newest is gone to.
//
//   idle ──drag──▶ following ◀──drag── holding        (the hand is down)
//                   │      └──arrived───▲ │
//                  drop                  drop
//                   ▼                     │
//   idle ◀─arrived─ landing               │           (the hand is up, the board not there yet)
//     ▲───────────────────────────────────┘
//   `cancel` leads to idle from everywhere.
import type { WatchState } from '../../../core/watched-search';
import type { Clock } from '../../shared/clock';

type Phase = { kind: 'idle' | 'holding' } | { kind: 'following' | 'landing'; wanted: number };

export interface ScrubHost {
  /** Resolves with undefined where there is nothing to seek in any more. */
  seek: (position: number) => Promise<WatchState | undefined>;
  show: (state: WatchState) => void;
  /** Where the drag leads to; undefined once the board is there. */
  aim: (position: number | undefined) => void;
  /** The drag is over, and the board is where it led. */
  arrive: () => void;
}

export class Scrub {
  readonly #host: ScrubHost;
  readonly #clock: Pick<Clock, 'frame'>;
  #phase: Phase = { kind: 'idle' };
  /** Whether a seek is under way; it may outlast the drag that asked for it. */
  #isSeeking = false;

  constructor(host: ScrubHost, clock: Pick<Clock, 'frame'>) {
    this.#host = host;
    this.#clock = clock;
  }

  get isHeld(): boolean {
    return this.#phase.kind === 'holding' || this.#phase.kind === 'following';
  }

  drag(position: number): void {
    this.#phase = { kind: 'following', wanted: position };
    this.#host.aim(position);
    if (!this.#isSeeking) void this.#follow();
  }

  drop(): void {
    if (this.#phase.kind === 'following') this.#phase = { ...this.#phase, kind: 'landing' };
    else if (this.#phase.kind === 'holding') this.#land();
  }

  /** Something else moves the board now. */
  cancel(): void {
    if (this.#phase.kind === 'idle') return;
    this.#phase = { kind: 'idle' };
    this.#host.aim(undefined);
  }

  async #follow(): Promise<void> {
    this.#isSeeking = true;
    for (let wanted = this.#wanted(); wanted !== undefined; wanted = this.#wanted()) {
      const state = await this.#host.seek(wanted);
      if (state && this.#phase.kind !== 'idle') this.#host.show(state);
      if (this.#wanted() === wanted) this.#reach();
      else await this.#clock.frame();
    }
    this.#isSeeking = false;
  }

  #reach(): void {
    if (this.#phase.kind === 'landing') this.#land();
    else this.#phase = { kind: 'holding' };
  }

  #wanted(): number | undefined {
    return 'wanted' in this.#phase ? this.#phase.wanted : undefined;
  }

  #land(): void {
    this.#phase = { kind: 'idle' };
    this.#host.arrive();
  }
}
