// Whether the camera holds still on a grid, by the outlines of the last pictures.
import type { Outline } from '../../../core/scan/photo-result';

/** About half a second of pictures. */
const picturesStill = 4;

/** How far a corner may move meanwhile, in shares of the picture. */
const farthest = 0.015;

/** The pictures without a grid after which the grid counts as lost; a single blurred one does not count. */
const picturesLost = 6;

export class Steadiness {
  #seen: Outline[] = [];
  #missed = picturesLost;

  see(outline: Outline | null): void {
    this.#missed = outline ? 0 : this.#missed + 1;
    this.#seen = outline ? [...this.#seen, outline].slice(-picturesStill) : [];
  }

  /** A grid was there a moment ago. */
  get isFound(): boolean {
    return this.#missed < picturesLost;
  }

  get isStill(): boolean {
    const [first] = this.#seen;
    if (!first || this.#seen.length < picturesStill) return false;
    return this.#seen.every((outline) =>
      outline.every(({ x, y }, corner) => {
        const before = first[corner];
        return before && Math.hypot(x - before.x, y - before.y) <= farthest;
      }),
    );
  }

  /** It has to be still for as long again. */
  begin(): void {
    this.#seen = [];
  }
}
