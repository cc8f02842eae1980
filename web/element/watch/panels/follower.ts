// Brings the tree's end and the source's line at work into view.
import type { SourceView } from '../slots/source-slot';
import type { WatchModel } from '../state/watch-model';

export class Follower {
  readonly #source: () => SourceView;
  /** The content that the panels showed last, so that a change elsewhere measures nothing. */
  #behind: readonly unknown[] = [];

  constructor(source: () => SourceView) {
    this.#source = source;
  }

  /** A source has come. */
  startAnew(): void {
    this.#behind = [];
  }

  follow(root: ParentNode, { shown, panel, file, unfolded }: WatchModel): void {
    const behind = [shown, panel, file, unfolded];
    if (behind.every((part, index) => part === this.#behind[index])) return;
    this.#behind = behind;
    const tree = root.querySelector('.tree');
    if (tree) tree.scrollTop = tree.scrollHeight;
    this.#source().follow(root);
  }
}
