// The drawing of a deduction over the board: houses, cells, candidates and links, each with a look.
import { cells, cellsOf, type House } from '../../../core/cell';
import { digitsIn } from '../../../core/notes';
import {
  applied,
  type CandidateBoard,
  type Deduction,
  type Link,
  type Role,
} from '../../../core/techniques/deduction';
import { chainsIn } from './chains';
import {
  digitsAbout,
  innerAt,
  standingFor,
  type InnerPath,
} from '../../../core/techniques/evidence-parts';
import { excludersOf } from './excluders';

/** Looks differ by more than colour: discs, rings, corners, crosses; `plain` ones only stand beside them. */
export type Look = 'first' | 'second' | 'fin' | 'on' | 'off' | 'gone' | 'plain';

export interface Drawing {
  /** The cells to look at. */
  readonly lit: readonly number[];
  readonly houses: readonly House[];
  /** The houses that the pattern reaches into. */
  readonly crossed: readonly House[];
  readonly cells: readonly { cell: number; look: Look }[];
  readonly candidates: readonly { cell: number; digit: number; look: Look }[];
  readonly links: readonly Link[];
  readonly placement: { cell: number; digit: number } | undefined;
  /** The cells that a sentence points at. */
  readonly pointed: readonly number[];
}

const looks: Record<Role, Look> = {
  pattern: 'first',
  pivot: 'first',
  pincer: 'second',
  fin: 'fin',
  extra: 'fin',
  source: 'second',
  target: 'on',
  on: 'on',
  off: 'off',
};

export const emptyDrawing: Drawing = {
  lit: [],
  houses: [],
  crossed: [],
  cells: [],
  candidates: [],
  links: [],
  placement: undefined,
  pointed: [],
};

const has = ({ candidates }: CandidateBoard, cell: number, digit: number): boolean =>
  ((candidates[cell] ?? 0) & (1 << digit)) !== 0;

/** The houses, or all cells that may hold the digits concerned. */
export function placeDrawing(deduction: Deduction, board: CandidateBoard): Drawing {
  const { houses } = deduction.evidence;
  const { technique, placement } = deduction;
  if (technique === 'naked-single' && placement) return { ...emptyDrawing, lit: [placement.cell] };
  if (houses.length > 0) return { ...emptyDrawing, lit: houses.flatMap(cellsOf), houses };
  const digits = digitsAbout(deduction);
  return {
    ...emptyDrawing,
    lit: cells.filter((cell) => digits.some((digit) => has(board, cell, digit))),
  };
}

/** The whole pattern with its effect; of several chains one, or all where `chain` is undefined. */
export function patternDrawing(
  deduction: Deduction,
  board: CandidateBoard,
  chain: number | undefined,
): Drawing {
  const { evidence, eliminations, placement } = deduction;
  const links = evidence.links.filter((link) => chain === undefined || link.chain === chain);
  return {
    ...emptyDrawing,
    houses: evidence.houses,
    crossed: evidence.crossed,
    cells: [
      ...evidence.cells.map(({ cell, role }) => ({ cell, look: looks[role] })),
      ...excludersOf(deduction, board.digits).map((cell) => ({ cell, look: 'second' as const })),
    ],
    candidates: [
      ...new Map(
        [
          ...marked(deduction, board, links),
          ...eliminations.map((each) => ({ ...each, look: 'gone' as const })),
        ].map((each) => [each.cell * 10 + each.digit, each]),
      ).values(),
    ],
    links,
    placement,
  };
}

/** The pattern of an inner deduction, and what the chains around it have taken away for it. */
export function innerDrawing(
  outer: Deduction,
  board: CandidateBoard,
  path: InnerPath,
  chain: number | undefined,
): Drawing {
  const { deduction, away } = innerAt(outer, path);
  const left = applied(board, { placement: undefined, eliminations: away });
  const drawing = patternDrawing(deduction, left, chain);
  const gone = away.map((each) => ({ ...each, look: 'off' as const }));
  const candidates = [...gone, ...drawing.candidates];
  return { ...drawing, candidates: [...besideThem(candidates, left), ...candidates] };
}

/** The other candidates of the cells of these: the drawing covers the notes, which stand at other places. */
function besideThem(drawn: readonly Marked[], board: CandidateBoard): readonly Marked[] {
  const isDrawn = new Set(drawn.map(({ cell, digit }) => cell * 10 + digit));
  return [...new Set(drawn.map(({ cell }) => cell))].flatMap((cell) =>
    digitsIn(board.candidates[cell] ?? 0)
      .filter((digit) => !isDrawn.has(cell * 10 + digit))
      .map((digit) => ({ cell, digit, look: 'plain' as const })),
  );
}

const truthLook = (isOn: boolean): Look => (isOn ? 'on' : 'off');

type Marked = Drawing['candidates'][number];

function marked(
  deduction: Deduction,
  board: CandidateBoard,
  links: readonly Link[],
): readonly Marked[] {
  const { evidence, placement } = deduction;
  if (chainsIn(deduction).length > 0) {
    return links.flatMap(({ from, to, isFromOn, isToOn }) => [
      ...standingFor(deduction, from).map((each) => ({ ...each, look: truthLook(isFromOn) })),
      ...standingFor(deduction, to).map((each) => ({ ...each, look: truthLook(isToOn) })),
    ]);
  }
  const named = evidence.candidates.map(({ cell, digit, role }) => ({
    cell,
    digit,
    look: looks[role],
  }));
  const told = new Set(named.map(({ cell }) => cell));
  // The cells of a set, with those of its digits that they hold.
  const held = evidence.cells
    .filter(({ cell }) => !told.has(cell))
    .flatMap(({ cell, role }) =>
      evidence.digits
        .filter((digit) => has(board, cell, digit))
        .map((digit) => ({ cell, digit, look: looks[role] })),
    );
  return [...named, ...held].filter(({ cell }) => cell !== placement?.cell);
}

/** More links than this cannot be told apart. */
const mostLinks = 24;

/** The first of several chains, where all at once would be too many; undefined: all. */
export const firstChain = ({ evidence }: Deduction): number | undefined =>
  evidence.links.length > mostLinks ? 0 : undefined;

/** The chain that is drawn of an unfolded deduction: around one that has just been folded, the chain that rests on it. */
export function chainAt(outer: Deduction, path: InnerPath, before: InnerPath): number | undefined {
  const { deduction } = innerAt(outer, path);
  const first = firstChain(deduction);
  const folded = deduction.inner[before[path.length] ?? -1];
  return first === undefined ? undefined : (folded?.chain ?? first);
}
