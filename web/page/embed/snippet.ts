// The text that a visitor pastes into a page: a script tag with the element, or an iframe.
import { emptyGrid, gridOf } from '../../core/grid';
import { formatLessonLink } from '../../core/link';
import type { LessonName } from '../../core/lesson-names';
import { defaultMode, type EmbeddedMode } from '../../core/mode';
import { defaultStrategy, type StrategyName } from '../../core/strategy';
import {
  defaultOrder,
  everyTechnique,
  type TechniqueOrder,
} from '../../core/techniques/technique-calls';
import type { Language } from '../../core/language';
import type { WatchAttributes } from '../../element/contract/mode-element';
import { watchDefaults } from '../../element/shared/watch-attributes';
import { lessonMessagesIn } from '../../languages/en/lessons';
import type { Theme } from '../preferences';

export const controlSets = ['full', 'minimal', 'none'] as const;

export interface Embedded extends Omit<WatchAttributes, 'presents'> {
  /** A grid, or the text of a puzzle with rules of its own. */
  puzzle: string;
  /** The address of the recording that is watched; empty for the strategy's own search. */
  trace: string;
  mode: EmbeddedMode;
  /** The lesson of `lesson` mode; empty for the list of all. */
  lesson: LessonName | '';
  strategy: StrategyName;
  order: TechniqueOrder;
  techniques: string;
  hints: boolean;
  controls: (typeof controlSets)[number];
  lang: Language;
  theme: Theme;
}

/** In CSS pixels; without a width the embed is as wide as its container. */
export interface Size {
  width: number | undefined;
  height: number;
}

/** A race and a lesson have several strategies; a path and a player have none. */
export const hasStrategy = (mode: EmbeddedMode): boolean => mode === 'solve' || mode === 'watch';

/** The fields of the tag and of the iframe's address; usual values are left out. */
function fieldsOf(embedded: Embedded): [string, string][] {
  const { puzzle, trace, mode, strategy, controls, lang, theme } = embedded;
  const isPlayed = mode === 'watch' && trace !== '';
  const fields: [string, string | false][] = [
    ['puzzle', mode !== 'lesson' && puzzle !== emptyGrid && puzzle],
    ['trace', isPlayed && trace],
    ['mode', mode !== defaultMode && !isPlayed && mode],
    ['strategy', !isPlayed && hasStrategy(mode) && strategy !== defaultStrategy && strategy],
    ...(mode === 'watch' ? watchFieldsOf(embedded) : []),
    ...(mode === 'explain' ? explainFieldsOf(embedded) : []),
    ...(mode === 'lesson' ? lessonFieldsOf(embedded) : []),
    ['controls', controls !== 'full' && controls],
    ['lang', lang],
    ['theme', theme !== 'auto' && theme],
  ];
  return fields.filter((field): field is [string, string] => field[1] !== false);
}

function watchFieldsOf({
  speed,
  at,
  from,
  to,
  autoplay,
  loop,
}: Embedded): [string, string | false][] {
  return [
    ['speed', speed !== watchDefaults.speed && String(speed)],
    ['at', at > 0 && String(at)],
    ['from', from > 0 && String(from)],
    ['to', !Number.isNaN(to) && String(to)],
    ['autoplay', autoplay && ''],
    ['loop', loop && ''],
  ];
}

function explainFieldsOf(embedded: Embedded): [string, string | false][] {
  const { order, techniques, hints, speed, at, autoplay, loop } = embedded;
  return [
    ['order', order !== defaultOrder && order],
    ['techniques', techniques !== everyTechnique && techniques],
    ['hints', hints && ''],
    ['speed', speed !== watchDefaults.speed && String(speed)],
    ['at', at > 0 && String(at)],
    ['autoplay', autoplay && ''],
    ['loop', loop && ''],
  ];
}

/** `at` is a page of the lesson, from 1. */
const lessonFieldsOf = ({ lesson, at }: Embedded): [string, string | false][] => [
  ['lesson', lesson !== '' && lesson],
  ['at', lesson !== '' && at > 1 && String(at)],
];

/** `page`: the address of this page, with the widget and the iframe page beside it. */
export function frameAddress(embedded: Embedded, page: string): string {
  const address = new URL('embed/', page);
  for (const [name, value] of fieldsOf(embedded)) address.searchParams.set(name, value || '1');
  return address.href;
}

export function frameSnippet(
  embedded: Embedded,
  { width, height }: Size,
  page: string,
  title: string,
): string {
  const attributes = attributesOf([
    ['src', frameAddress(embedded, page)],
    ['title', title],
    ['width', width === undefined ? '100%' : String(width)],
    ['height', String(height)],
    ['loading', 'lazy'],
    ['style', 'border: 0; max-width: 100%'],
  ]);
  return `<iframe ${attributes}></iframe>`;
}

export function tagSnippet(embedded: Embedded, size: Size, page: string): string {
  const script = attributesOf([
    ['type', 'module'],
    ['src', new URL('widget/retrace.js', page).href],
  ]);
  return `<script ${script}></script>\n${element(embedded, size, page)}`;
}

/** The snippet with the tag of one release, from its release.json; see scripts/release/. */
export const pinnedSnippet = (
  embedded: Embedded,
  size: Size,
  { site, tag }: ReleaseTag,
  page: string,
): string => `${tag.replaceAll(site, new URL('.', page).href)}\n${element(embedded, size, page)}`;

export interface ReleaseTag {
  /** The address of the site in the tag. */
  site: string;
  tag: string;
}

/** The tag in release.json; undefined where the text is not such a file. */
export function readRelease(data: unknown): ReleaseTag | undefined {
  const { site, tags } = isRecord(data) ? data : {};
  const tag = isRecord(tags) ? tags.parts : undefined;
  return typeof site === 'string' && typeof tag === 'string' ? { site, tag } : undefined;
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

function element(embedded: Embedded, { width }: Size, page: string): string {
  const attributes = attributesOf([
    ...fieldsOf(embedded),
    ...(width === undefined ? [] : [['style', `max-width: ${width}px`] as const]),
  ]);
  const { mode, puzzle } = embedded;
  const without = mode === 'lesson' ? lessonLink(embedded, page) : tableOf(puzzle);
  return `<retrace-sudoku ${attributes}>${without}</retrace-sudoku>`;
}

/** The lesson on our own page, in place of the puzzle. */
function lessonLink({ lesson, at, lang }: Embedded, page: string): string {
  const { title, lessons } = lessonMessagesIn(lang);
  const link = lesson === '' ? '#m=learn' : formatLessonLink(lesson, 'learn', at);
  const address = escapedIn(new URL(link, page).href);
  return `<a href="${address}">${lesson === '' ? title : lessons[lesson].title}</a>`;
}

/**
 * The puzzle for feeds, readers and pages whose scripts are blocked: the element shows nothing of it once it is there. It stands in
 * the tag's own line, so that a reader of the snippet takes both for one puzzle. Feeds drop styles, but not these attributes.
 */
function tableOf(text: string): string {
  const puzzle = gridOf(text);
  if (puzzle === undefined || puzzle === emptyGrid) return '';
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from(puzzle.slice(row * 9, row * 9 + 9), (digit) =>
      digit === '.' ? '<td></td>' : `<td>${digit}</td>`,
    ).join(''),
  );
  return `<table border="1" cellpadding="8">${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;
}

const attributesOf = (fields: readonly (readonly [string, string])[]): string =>
  fields.map(([name, value]) => (value === '' ? name : `${name}="${escapedIn(value)}"`)).join(' ');

const escapedIn = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
