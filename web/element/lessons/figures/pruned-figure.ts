// The number of boards at each depth, and how many of them a search that prunes has seen.
import { html, svg, type TemplateResult } from 'lit';
import { cells } from '../../../core/cell';
import { digitAt } from '../../../core/grid';
import type { Drawn } from './context';
import { movesOf } from './small-search';

export function prunedFigure(isShown: boolean, { inside, text }: Drawn): TemplateResult {
  const puzzle = inside.digits;
  const blanks = cells.filter((cell) => digitAt(puzzle, cell) === 0).length;
  const seen = seenByDepth(movesOf(puzzle), blanks);
  const whole = seen.reduce((sum, count) => sum + count, 0);
  const top = blanks * Math.log10(9);
  const height = 16;
  const width = 24 / blanks;
  const bar = (kind: string, depth: number, tall: number) =>
    svg`<rect class=${kind} x=${depth * width} y=${height - tall} width=${width * 0.8} height=${tall} />`;
  return html`<figure>
    <svg
      class="pruned"
      viewBox="0 -0.5 24 17"
      role="img"
      aria-label=${text.pruned.label(blanks, isShown ? whole : undefined)}
    >
      ${seen.map((count, depth) => [
        bar('all', depth, (((depth + 1) * Math.log10(9)) / top) * height),
        // A single board has a bar of a hair's height.
        isShown && count > 0
          ? bar('seen', depth, Math.max(0.12, (Math.log10(count) / top) * height))
          : '',
      ])}
      <path class="axis" d="M0 16h24" />
    </svg>
    <figcaption class="bars-legend">
      <span class="all">${text.pruned.all(blanks)}</span>
      ${isShown ? html`<span class="seen">${text.pruned.seen(whole)}</span>` : ''}
      <br />${text.pruned.scale}
    </figcaption>
  </figure>`;
}

/** Placements at each depth. */
function seenByDepth(moves: ReturnType<typeof movesOf>, blanks: number): number[] {
  const seen = Array.from({ length: blanks }, () => 0);
  for (const { kind, depth } of moves) {
    if (kind === 'place') seen[depth - 1] = (seen[depth - 1] ?? 0) + 1;
  }
  return seen;
}
