// A maze walked depth-first: at each fork the way down first, and back to the last fork from a dead end.
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

const at = (place: number): string => maze[Math.floor(place / width)]?.[place % width] ?? '#';
const isOpen = (place: number): boolean => at(place) !== '#';
/** Down, right, left, up. */
const around = (place: number): number[] =>
  [width, 1, -1, -width]
    .map((by) => place + by)
    .filter((next) => Math.abs((next % width) - (place % width)) <= 1 && isOpen(next));

const places = maze.flatMap((row, y) => Array.from(row, (_, x) => y * width + x)).filter(isOpen);
const forks = places.filter((place) => around(place).length > 2);
const start = places.find((place) => at(place) === 'S') ?? 0;

interface Walked {
  place: number;
  /** Whether it goes back over a place where it was before. */
  isBack: boolean;
}

/** Every move up to the exit. */
export const mazeWalk: readonly Walked[] = walk();

function walk(): Walked[] {
  const moves: Walked[] = [];
  const seen = new Set([start]);
  const visit = (place: number): boolean => {
    if (at(place) === 'E') return true;
    for (const next of around(place)) {
      if (seen.has(next)) continue;
      seen.add(next);
      moves.push({ place: next, isBack: false });
      if (visit(next)) return true;
      moves.push({ place, isBack: true });
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
  const here = walked.at(-1)?.place ?? start;
  const path: number[] = [start];
  const dead = new Set<number>();
  for (const { place, isBack } of walked) {
    if (!isBack) path.push(place);
    else dead.add(path.pop() ?? start);
  }
  const ends = [...dead].filter((place) => around(place).length === 1);
  const isOut = at(here) === 'E';
  const x = (place: number) => (place % width) + 0.5;
  const y = (place: number) => Math.floor(place / width) + 0.5;
  return html`<figure>
    <svg
      class="maze"
      viewBox="0 0 9 7"
      role="img"
      aria-label=${text.maze.label({ deadEnds: ends.length, isOut })}
    >
      <rect class="wall" width="9" height="7" />
      ${places.map((place) => svg`<rect class=${dead.has(place) ? 'floor dead' : 'floor'} x=${place % width} y=${Math.floor(place / width)} width="1" height="1" />`)}
      <polyline class="way" points=${path.map((place) => `${x(place)},${y(place)}`).join(' ')} />
      ${forks.map((fork, index) => svg`<circle class="fork" cx=${x(fork)} cy=${y(fork)} r="0.36" /><text x=${x(fork)} y=${y(fork) + 0.17}>${index + 1}</text>`)}
      ${ends.map((end) => svg`<path class="end" d="M${x(end) - 0.2} ${y(end) - 0.2}l.4 .4m0 -.4l-.4 .4" />`)}
      ${forks.includes(here) ? '' : svg`<circle class="here" cx=${x(here)} cy=${y(here)} r="0.26" />`}
    </svg>
    <figcaption>${text.maze.start} → ${text.maze.exit}</figcaption>
  </figure>`;
}
