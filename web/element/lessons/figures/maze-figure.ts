// A maze walked depth-first: at each fork down first, and from a dead end back to the last fork.
import { html, svg, type TemplateResult } from 'lit';
import type { Drawn } from './context';

/** S is the start, E the exit. */
const maze = [
  '#########',
  'S.....###',
  '##.##.###',
  '#..##...#',
  '#.###.#.#',
  '#...#.#.E',
  '#########',
];
const width = 9;

const at = (tile: number): string => maze[Math.floor(tile / width)]?.[tile % width] ?? '#';
const isOpen = (tile: number): boolean => at(tile) !== '#';
/** Down, right, left, up. */
const around = (tile: number): number[] =>
  [width, 1, -1, -width]
    .map((by) => tile + by)
    .filter((next) => Math.abs((next % width) - (tile % width)) <= 1 && isOpen(next));

const tiles = maze.flatMap((row, y) => Array.from(row, (_, x) => y * width + x)).filter(isOpen);
const forks = tiles.filter((tile) => around(tile).length > 2);
const start = tiles.find((tile) => at(tile) === 'S') ?? 0;

interface Walked {
  tile: number;
  /** Whether the move goes back to a tile where the walk was before. */
  isBack: boolean;
}

/** Every move up to the exit. */
export const mazeWalk: readonly Walked[] = walk();

function walk(): Walked[] {
  const moves: Walked[] = [];
  const seen = new Set([start]);
  const visit = (tile: number): boolean => {
    if (at(tile) === 'E') return true;
    for (const next of around(tile)) {
      if (seen.has(next)) continue;
      seen.add(next);
      moves.push({ tile: next, isBack: false });
      if (visit(next)) return true;
      moves.push({ tile, isBack: true });
    }
    return false;
  };
  visit(start);
  return moves;
}

export function mazeFigure(
  { moves, then = moves }: { moves: number; then?: number },
  { isAnswered, text }: Drawn,
): TemplateResult {
  const walked = mazeWalk.slice(0, isAnswered ? then : moves);
  const here = walked.at(-1)?.tile ?? start;
  const path: number[] = [start];
  const dead = new Set<number>();
  for (const { tile, isBack } of walked) {
    if (!isBack) path.push(tile);
    else dead.add(path.pop() ?? start);
  }
  const ends = [...dead].filter((tile) => around(tile).length === 1);
  const isOut = at(here) === 'E';
  const x = (tile: number) => (tile % width) + 0.5;
  const y = (tile: number) => Math.floor(tile / width) + 0.5;
  return html`<figure>
    <svg
      class="maze"
      viewBox="0 0 9 7"
      role="img"
      aria-label=${text.maze.label({ deadEnds: ends.length, isOut })}
    >
      <rect class="wall" width="9" height="7" />
      ${tiles.map((tile) => svg`<rect class=${dead.has(tile) ? 'floor dead' : 'floor'} x=${tile % width} y=${Math.floor(tile / width)} width="1" height="1" />`)}
      <polyline class="way" points=${path.map((tile) => `${x(tile)},${y(tile)}`).join(' ')} />
      ${forks.map((fork, index) => svg`<circle class="fork" cx=${x(fork)} cy=${y(fork)} r="0.36" /><text class="strong" x=${x(fork)} y=${y(fork) + 0.17}>${index + 1}</text>`)}
      ${ends.map((end) => svg`<path class="end" d="M${x(end) - 0.2} ${y(end) - 0.2}l.4 .4m0 -.4l-.4 .4" />`)}
      ${forks.includes(here) ? '' : svg`<circle class="here" cx=${x(here)} cy=${y(here)} r="0.26" />`}
    </svg>
    <figcaption>${text.maze.start} → ${text.maze.exit}</figcaption>
  </figure>`;
}
