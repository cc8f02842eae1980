// The tree of all ways to fill the first blanks: the nodes that were tried, the current one, the rest.
import { html, svg, type TemplateResult } from 'lit';
import { cellName, cells } from '../../../core/cell';
import { digitAt, withDigit, type Grid } from '../../../core/grid';
import { candidatesOf } from '../../../core/refusals';
import type { Drawn } from './context';
import { movesOf } from './small-search';

interface Node {
  digits: readonly number[];
  /** A child for each legal digit of the next blank; without any the node is a dead end. */
  children: readonly Node[];
  isDead: boolean;
  x: number;
}

export function treeFigure(
  levels: number,
  { inside, shown, isAsked, isAnswered, text }: Drawn,
): TemplateResult {
  const puzzle = inside.digits;
  const blanks = cells.filter((cell) => digitAt(puzzle, cell) === 0).slice(0, levels);
  let leaves = 0;
  const nodeOf = (grid: Grid, digits: readonly number[]): Node => {
    const cell = blanks[digits.length];
    const next = cell === undefined ? [] : candidatesOf(grid, cell);
    const children = next.map((digit) =>
      nodeOf(cell === undefined ? grid : withDigit(grid, cell, digit), [...digits, digit]),
    );
    const [first, last] = [children.at(0), children.at(-1)];
    const x = first && last ? (first.x + last.x) / 2 : leaves++;
    return { digits, children, isDead: cell !== undefined && children.length === 0, x };
  };
  const root = nodeOf(puzzle, []);
  const position = shown?.position ?? 0;
  const visited = visitedIn(puzzle, position, levels);
  const path = blanks
    .map((cell) => digitAt(shown?.grid ?? puzzle, cell))
    .filter((digit) => digit > 0);
  const state = ({ digits }: Node) => {
    const key = digits.join('');
    if (path.join('').startsWith(key)) return 'now';
    return visited.has(key) ? 'tried' : 'open';
  };
  const all = flat(root);
  const pointOf = ({ x, digits }: Node) => [x * 1.5 + 2.2, digits.length * 1.5 + 0.7] as const;
  const width = leaves * 1.5 + 1.6;
  // While the question asks whether anything fits, dead ends are not marked.
  const isDead = (node: Node) =>
    node.isDead && visited.has(node.digits.join('')) && (isAnswered || !isAsked);
  const dead = all.filter(isDead);
  return html`<figure>
    <svg
      class="tree"
      viewBox="0 0 ${width} ${levels * 1.5 + 1.5}"
      role="img"
      aria-label=${text.tree.label(path, dead.length)}
    >
      ${blanks.map((cell, level) => svg`<text class="goal" x="0.1" y=${level * 1.5 + 1.6}>${cellName(cell)}</text>`)}
      ${all.flatMap((node) =>
        node.children.map((child) => {
          const [[x1, y1], [x2, y2]] = [pointOf(node), pointOf(child)];
          return svg`<path class=${state(child)} d="M${x1} ${y1}L${x2} ${y2}" />`;
        }),
      )}
      ${all.map((node) => {
        const [x, y] = pointOf(node);
        const kind = `${state(node)}${isDead(node) ? ' dead' : ''}`;
        return svg`<circle class=${kind} cx=${x} cy=${y} r="0.42" />
          <text class=${kind} x=${x} y=${y + 0.19}>${node.digits.at(-1) ?? ''}</text>`;
      })}
      ${dead.map((node) => {
        const [x, y] = pointOf(node);
        return svg`<text class="end" x=${x} y=${y + 0.95}>×</text>`;
      })}
    </svg>
    <figcaption class="legend flow">
      <span class="tried">${text.tree.tried}</span><span class="dead">${text.tree.dead}</span
      ><span class="open">${text.tree.open}</span>
    </figcaption>
  </figure>`;
}

const flat = (node: Node): Node[] => [node, ...node.children.flatMap(flat)];

/** The paths of all visited nodes, each as the text of its digits. */
function visitedIn(puzzle: Grid, position: number, levels: number): ReadonlySet<string> {
  const visited = new Set(['']);
  const digits: number[] = [];
  for (const { kind, digit, depth } of movesOf(puzzle).slice(0, position)) {
    if (kind === 'place') digits.push(digit);
    else digits.pop();
    if (depth <= levels) visited.add(digits.join(''));
  }
  return visited;
}
