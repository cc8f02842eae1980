// The ways to move the cursor of a watched search, each in pieces: a seek, a find, a play.
import type { FindDirection, FindTarget } from '../../core/watched-search';
import { stepKind, targetBy, type CoreWatch } from './watch-table';

export type MovementEnd = 'arrived' | 'not-found';

/** One movement of the cursor. `run` takes about `steps` steps and gives undefined while there is more to do. */
export interface Movement {
  run(steps: number): MovementEnd | undefined;
  /** Brings the cursor to the position that the movement has reached, so that it can be shown. */
  settle(): void;
  /** Called once the end of the movement has been reported. */
  leave?(): void;
}

export class Seek implements Movement {
  readonly kind = 'seek';
  readonly #watch: CoreWatch;

  constructor(
    watch: CoreWatch,
    /** The position to reach; beyond the end of the search it is the end. */
    readonly position: number,
  ) {
    this.#watch = watch;
    watch.aim(position);
  }

  run(steps: number): MovementEnd | undefined {
    return this.#watch.move(steps) ? 'arrived' : undefined;
  }

  settle(): void {
    while (!this.#watch.move(settleSteps));
  }
}

/** A look at the next step: the cursor goes one step on, and back once the step has been reported. */
export class Peek implements Movement {
  readonly kind = 'peek';
  readonly #watch: CoreWatch;
  readonly #position: number;

  constructor(watch: CoreWatch) {
    this.#watch = watch;
    this.#position = watch.position();
  }

  run(): MovementEnd {
    new Seek(this.#watch, this.#position + 1).settle();
    return 'arrived';
  }

  settle(): void {
    // The cursor is at the step already, since `run` has moved it.
  }

  leave(): void {
    new Seek(this.#watch, this.#position).settle();
  }
}

interface Aim {
  by: (typeof targetBy.names)[number];
  value: number;
  digit?: number;
}

/** A target as the core has it. */
function aimOf(target: FindTarget): Aim {
  if (typeof target === 'string') return { by: 'kind', value: stepKind.names.indexOf(target) };
  if ('depth' in target) return { by: 'depth', value: target.depth };
  if ('line' in target) return { by: 'line', value: target.line };
  const { cell: value, digit } = target;
  return digit === undefined ? { by: 'cell', value } : { by: 'placing', value, digit };
}

/** Looks without moving the cursor, then seeks. */
export class Find implements Movement {
  readonly kind = 'find';
  readonly #watch: CoreWatch;
  #seek: Seek | undefined;

  constructor(watch: CoreWatch, target: FindTarget, direction: FindDirection) {
    this.#watch = watch;
    const { by, value, digit = 0 } = aimOf(target);
    watch.lookFor(targetBy.names.indexOf(by), value, digit, direction === 'next');
  }

  run(steps: number): MovementEnd | undefined {
    if (this.#seek) return this.#seek.run(steps);
    const found = this.#watch.look(steps);
    if (found === 0) return 'not-found';
    if (found > 0) this.#seek = new Seek(this.#watch, found);
    return undefined;
  }

  settle(): void {
    this.#seek?.settle();
  }
}

/**
 * Plays at full speed. In the explored part the cursor moves; beyond it the search explores, and
 * the cursor catches up from the last checkpoint when it is shown.
 */
export class Play implements Movement {
  readonly kind = 'play';
  readonly #watch: CoreWatch;
  readonly #until: number;

  constructor(watch: CoreWatch, until: number) {
    this.#watch = watch;
    this.#until = until;
  }

  run(steps: number): MovementEnd | undefined {
    const watch = this.#watch;
    const explored = watch.explored();
    const position = watch.position();
    // The cursor plays through explored steps; a cursor that was left behind catches up in `settle`.
    const behind = explored - position;
    if (position < this.#until && behind > 0 && !this.#cursorIsBehind) {
      watch.aim(Math.min(position + steps, explored, this.#until));
      watch.move(steps);
    } else if (explored < this.#until && !watch.finished()) {
      this.#cursorIsBehind = true;
      watch.explore(Math.min(steps, this.#until - explored));
    } else {
      this.settle();
      return 'arrived';
    }
    return undefined;
  }

  settle(): void {
    if (!this.#cursorIsBehind) return;
    this.#watch.aim(Math.min(this.#watch.explored(), this.#until));
    while (!this.#watch.move(settleSteps));
    this.#cursorIsBehind = false;
  }

  /** Whether steps were explored that the cursor has not gone through. */
  #cursorIsBehind = false;
}

const settleSteps = 1e6;
