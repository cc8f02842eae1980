// The part of an address after '#': what is on the board, the strategy and the mode of what is on screen.
import { emptyGrid, type Grid } from './grid';
import { defaultMode } from './mode';
import { noNotes, type Notes } from './notes';
import { formatPlayLink, type PlayTexts } from './play-link';
import { defaultStrategy, type StrategyName } from './strategy';
import type { Example } from './techniques/technique-examples';
import { defaultOrder, everyTechnique, type TechniqueOrder } from './techniques/technique-calls';

export interface Link {
  puzzle: Grid;
  /** The puzzle with entries, where there are some. */
  digits?: Grid | undefined;
  notes?: Notes | undefined;
  strategy: StrategyName;
  mode?: string | undefined;
  /** The position watched, or the step explained. */
  at?: number | undefined;
  /** The order of techniques in which a path is explained. */
  order?: TechniqueOrder | undefined;
  /** The techniques that the path may use. */
  techniques?: string | undefined;
  /** The packed program whose film is watched. */
  program?: string | undefined;
  /** Whether it is presented. */
  presents?: boolean | undefined;
}

/** The texts of a link, undefined where it has none. */
export interface LinkTexts extends PlayTexts {
  strategy: string | undefined;
  mode: string | undefined;
  at: string | undefined;
  order: string | undefined;
  techniques: string | undefined;
  lesson: string | undefined;
  program: string | undefined;
  /** The text of a puzzle with rules beyond the classic ones. */
  varied: string | undefined;
  presents: string | undefined;
}

/** `#p=…&s=…&m=…&o=…&u=…&x=…&at=…&z=1` with what play-link.ts has between, or nothing for an empty grid with the default strategy and mode. */
export function formatLink({
  puzzle,
  digits = puzzle,
  notes = noNotes,
  strategy,
  mode = defaultMode,
  at = 0,
  order = defaultOrder,
  techniques = everyTechnique,
  program,
  presents = false,
}: Link): string {
  const isDefault = mode === defaultMode;
  const board = formatPlayLink({ givens: puzzle, digits, notes });
  const isPlain = strategy === defaultStrategy && isDefault;
  if (board === emptyBoard && isPlain) return '';
  const position = at > 0 ? `&at=${at}` : '';
  const filmed = program === undefined ? '' : `&x=${program}`;
  const ordered = order === defaultOrder ? '' : `&o=${order}`;
  const used = techniques === everyTechnique ? '' : `&u=${techniques}`;
  return `${board}&s=${strategy}${isDefault ? '' : `&m=${mode}${ordered}${used}${filmed}${position}${presents ? '&z=1' : ''}`}`;
}

/** A lesson has its own boards, so its link says nothing of the visitor's. `mode`: of the course that has it; `page`: from 1. */
export const formatLessonLink = (lesson: string, mode = 'learn', page = 1): string =>
  `#m=${mode}&l=${lesson}${page > 1 ? `&at=${page}` : ''}`;

/** To a puzzle with rules beyond the classic ones. `text`: as short as it can be read. */
export const formatVariedLink = (text: string, mode: string): string =>
  `#m=${mode}&v=${encodeURIComponent(text)}`;

/** To an example of a technique, at its step. */
export const exampleLink = ({ puzzle, step, order }: Example): string =>
  formatLink({ puzzle, strategy: defaultStrategy, mode: 'explain', at: step, order });

const emptyBoard = formatPlayLink({ givens: emptyGrid, digits: emptyGrid, notes: noNotes });

/**
 * The texts a link carries, as they are: whoever takes them checks them, as any other text.
 * Undefined where the fragment has no puzzle, or belongs to another page.
 */
export function readLink(fragment: string): LinkTexts {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const text = (name: string) => fields.get(name) ?? undefined;
  return {
    puzzle: text('p'),
    strategy: text('s'),
    mode: text('m'),
    at: text('at'),
    order: text('o'),
    techniques: text('u'),
    lesson: text('l'),
    program: text('x')?.replaceAll(' ', '+'), // which packed texts have, and fields have for a blank
    varied: text('v'),
    presents: text('z'),
    entries: text('e'),
    notes: text('n'),
    centre: text('c'),
    colours: text('k'),
  };
}
